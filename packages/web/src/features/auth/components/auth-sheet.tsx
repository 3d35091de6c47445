import type { ReactNode } from "react";

type AuthSheetProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode };

/** A sheet for one task, with a margin like the court's paper. */
export function AuthSheet({ title, lead, children, foot }: AuthSheetProps) {
  return (
    <>
      <div className="relative border-line bg-sheet py-9 ps-12 pe-7 before:absolute before:inset-y-0 before:start-6 before:w-1 before:border-accent/35 before:border-x sm:rounded-md sm:border sm:py-11 sm:ps-[4.5rem] sm:pe-11 sm:before:start-9">
        <h1 className="text-balance font-serif text-[1.75rem] leading-tight">{title}</h1>
        {lead && <div className="mt-2 text-ink-soft">{lead}</div>}
        <div className="mt-7">{children}</div>
      </div>
      {foot && <p className="mt-6 px-6 text-center text-ink-soft">{foot}</p>}
    </>
  );
}
