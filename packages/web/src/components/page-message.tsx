import type { ReactNode } from "react";

export type PageMessageProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  note?: string;
};

/** The message of a page with nothing else to show: why, and where to go from here. */
export function PageMessage({ title, children, actions, note }: PageMessageProps) {
  return (
    <div className="border-accent/60 border-s-2 ps-6 sm:ps-8">
      {note && <p className="mb-3 text-ink-faint text-sm">{note}</p>}
      <h1 className="text-balance font-serif text-[1.75rem] leading-tight sm:text-[2.125rem]">
        {title}
      </h1>
      {children && <div className="mt-3 max-w-lg text-ink-soft text-lg">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
