import { type ReactNode, useState } from "react";
import { Summary } from "./summary";

type FoldProps = {
  title: string;
  /** A summary of its content, shown while it is folded. */
  said?: string;
  /** Unfolded from the start, or from when something in it must be seen. */
  open?: boolean;
  /** Its content is rendered when it is first unfolded. */
  lazy?: boolean;
  children: ReactNode;
};

/** A part of a form that most people leave as it is, folded behind its title. */
export function Fold({ title, said, open, lazy, children }: FoldProps) {
  const [wanted, setWanted] = useState(open);
  const [shown, setShown] = useState(open === true);
  const [made, setMade] = useState(!lazy);
  if (shown && !made) setMade(true);
  // It unfolds by itself, but only the person folds it: a field being corrected must not disappear.
  if (wanted !== open) {
    setWanted(open);
    if (open) setShown(true);
  }
  return (
    <details
      open={shown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      className="group/fold border-t pt-2"
    >
      <Summary className="-mx-2 min-h-10 rounded-sm px-2 py-1.5 hover:bg-wash">
        <span className="shrink-0 font-medium">{title}</span>
        {said && (
          <span className="min-w-0 truncate text-ink-faint text-sm group-open/fold:hidden">
            <bdi>{said}</bdi>
          </span>
        )}
      </Summary>
      <div className="pt-3">{made && children}</div>
    </details>
  );
}
