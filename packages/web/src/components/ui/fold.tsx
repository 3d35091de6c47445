import { type ReactNode, useState } from "react";
import { Summary } from "./summary";

type FoldProps = {
  title: string;
  /** What is said of what it holds, while it is folded. */
  said?: string;
  /** Unfolded from the start, or from when something in it wants to be seen. */
  open?: boolean;
  /** What it holds is made when it is first unfolded. */
  lazy?: boolean;
  children: ReactNode;
};

/** The part of a form that most leave as it is, behind its name. */
export function Fold({ title, said, open, lazy, children }: FoldProps) {
  const [wanted, setWanted] = useState(open);
  const [shown, setShown] = useState(open === true);
  const [made, setMade] = useState(!lazy);
  if (shown && !made) setMade(true);
  // It opens by itself, but only a person folds it: what they are mending must not go away.
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
