import { useRef } from "react";

type Row = { _id: string };

export const rowLinkId = (id: string) => `fila-${id}`;

/** The row of the keyboard: the focused one, else the one beside the list, else the last. */
export function useWalk<R extends Row>(rows: readonly R[], peeked: string | null) {
  const last = useRef<string | null>(null);

  const here = (): string | null => {
    const focused = rows.find(({ _id }) => document.activeElement?.id === rowLinkId(_id));
    return focused?._id ?? peeked ?? last.current;
  };

  /** The row `by` steps away, or the first one when no row has the keyboard. */
  const neighbour = (by: 1 | -1): R | undefined => {
    const index = rows.findIndex(({ _id }) => _id === here());
    const next = index === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, index + by));
    last.current = rows[next]?._id ?? null;
    return rows[next];
  };

  return { here: () => rows.find(({ _id }) => _id === here()), neighbour };
}

/** Puts the focus on a row, once it is drawn. */
export function focusRow(id: string, tries = 5): void {
  const link = document.getElementById(rowLinkId(id));
  if (link) link.focus();
  else if (tries > 0) requestAnimationFrame(() => focusRow(id, tries - 1));
}
