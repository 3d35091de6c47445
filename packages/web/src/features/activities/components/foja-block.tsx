import type { ReactNode } from "react";

type BlockProps = {
  name: string /** The only one needs no heading. */;
  alone: boolean;
  children: ReactNode;
};

/** What is still to come in a case, or what is in its file. */
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
