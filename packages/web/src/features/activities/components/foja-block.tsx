import type { ReactNode } from "react";

type BlockProps = {
  name: string /** Whether it is the only block: then it needs no heading. */;
  alone: boolean;
  children: ReactNode;
};

/** The entries still to come of a case, or those in its file. */
export function FojaBlock({ name, alone, children }: BlockProps) {
  return (
    <>
      {!alone && <h3 className="mt-5 mb-2 text-ink-faint text-sm">{name}</h3>}
      <ol aria-label={name} className="border-y">
        {children}
      </ol>
    </>
  );
}
