import { type MouseEvent, useRef } from "react";
import { type Shortcuts, useShortcuts } from "../shortcuts";

type Row = { _id: string };

/** Keys of one list alone, for the row that has the keyboard. */
export type RowKeys<R> = Record<string, (row: R) => void>;

export const SEARCH_ID = "buscar-en-la-lista";

export const rowLinkId = (id: string) => `fila-${id}`;

/** Puts the focus on a row, once it is drawn. */
export function focusRow(id: string, tries = 5): void {
  const link = document.getElementById(rowLinkId(id));
  if (link) link.focus();
  else if (tries > 0) requestAnimationFrame(() => focusRow(id, tries - 1));
}

type Click = Pick<MouseEvent, "detail" | "metaKey" | "ctrlKey" | "shiftKey">;

/**
 * Whether a click on a row shows its card. For a record with a page of its own only a plain first
 * click does; Enter, a second click, or a click that asks for another tab opens the page.
 */
export function opensCard(click: Click, hasPage: boolean, isBeside: boolean): boolean {
  const { detail, metaKey, ctrlKey, shiftKey } = click;
  if (metaKey || ctrlKey || shiftKey) return false;
  return !hasPage || (detail > 0 && !isBeside);
}

type Rows<R> = {
  rows: readonly R[];
  /** The row whose card is open beside the list. */
  peeked: string | null;
  /** Called before J or K puts the focus on a row. */
  onStep?: (row: R, index: number) => void;
  keys: RowKeys<R>;
};

/**
 * The rows of a list under the keyboard: J and K move, the other keys act on the row that has it,
 * which is the focused one, else the one beside the list, else the last.
 */
export function useRows<R extends Row>({ rows, peeked, onStep, keys }: Rows<R>) {
  const last = useRef<string | null>(null);

  const hereAt = (): number => {
    const focused = rows.find(({ _id }) => document.activeElement?.id === rowLinkId(_id));
    const here = focused?._id ?? peeked ?? last.current;
    return rows.findIndex(({ _id }) => _id === here);
  };
  /** Moves to the row `by` steps away, or to the first one when no row has the keyboard. */
  const step = (by: 1 | -1): void => {
    const from = hereAt();
    const index = from === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by));
    const next = rows[index];
    last.current = next?._id ?? null;
    if (!next) return;
    onStep?.(next, index);
    focusRow(next._id);
  };
  const own = Object.entries(keys).map(([key, act]) => {
    const run = () => {
      const here = rows[hereAt()];
      if (here) act(here);
    };
    return [key, run];
  });
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    ...(Object.fromEntries(own) as Shortcuts),
  });
  return step;
}
