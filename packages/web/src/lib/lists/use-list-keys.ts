import { type RefObject, useRef } from "react";
import { SEARCH_ID } from "~/components/lists/search-box";
import { type Shortcuts, useShortcuts } from "../shortcuts";
import type { Identified } from "../records/pages";
import type { ListAddress } from "./use-list-address";
import { focusRow, useWalk } from "./use-walk";

/** Keys of one list alone, for the row that has the keyboard. */
export type RowKeys<R> = Record<string, (row: R) => void>;

type ListKeys<R> = {
  rows: readonly R[];
  address: Pick<ListAddress, "peeked" | "place">;
  mark: (id: string) => void;
  more?: RowKeys<R>;
};

/** The keys of a list: J and K move, X marks, E edits, C creates, / filters. */
export function useListKeys<R extends Identified>({ rows, address, mark, more }: ListKeys<R>) {
  const { peeked, place } = address;
  const reveal: RefObject<((index: number) => void) | null> = useRef(null);
  const walk = useWalk(rows, peeked);

  const step = (by: 1 | -1) => {
    const next = walk.neighbour(by);
    if (!next) return;
    if (peeked) place({ peeked: next._id });
    reveal.current?.(rows.indexOf(next));
    focusRow(next._id);
  };
  const onCurrent = (act: (row: R) => void) => () => {
    const current = walk.here();
    if (current) act(current);
  };
  const own = Object.entries(more ?? {}).map(([key, act]) => [key, onCurrent(act)]);

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: onCurrent(({ _id }) => mark(_id)),
    e: onCurrent(({ _id }) => place({ editing: _id })),
    c: () => place({ creating: "1" }),
    "/": () => document.getElementById(SEARCH_ID)?.focus(),
    escape: () => {
      if (!peeked) return;
      place({ peeked: null });
      focusRow(peeked);
    },
    ...(Object.fromEntries(own) as Shortcuts),
  });
  return { step, reveal };
}
