import { type RefObject, useRef } from "react";
import { SEARCH_ID } from "~/components/lists/search-box";
import { type Shortcuts, useShortcuts } from "../shortcuts";
import { focusRow, useWalk } from "./use-walk";

type ListKeys<R> = {
  rows: readonly R[];
  /** The row whose card stands beside the list. */
  peeked: string | null;
  peek: (id: string | null) => void;
  edit: (id: string) => void;
  create: () => void;
  mark: (id: string) => void;
  /** Letters of this list alone, for the row the keyboard is on. */
  more?: Record<string, (row: R) => void>;
};

/** A list by keyboard: J and K walk, X marks, E edits, C creates, / filters. */
export function useListKeys<R extends { _id: string }>(keys: ListKeys<R>) {
  const { rows, peeked, peek, edit, create, mark, more = {} } = keys;
  const reveal: RefObject<((index: number) => void) | null> = useRef(null);
  const walk = useWalk(rows, peeked);

  const step = (by: 1 | -1) => {
    const next = walk.neighbour(by);
    if (!next) return;
    if (peeked) peek(next._id);
    reveal.current?.(rows.indexOf(next));
    focusRow(next._id);
  };
  const onCurrent = (act: (row: R) => void) => () => {
    const current = walk.here();
    if (current) act(current);
  };
  const own = Object.entries(more).map(([key, act]) => [key, onCurrent(act)]);

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: onCurrent(({ _id }) => mark(_id)),
    e: onCurrent(({ _id }) => edit(_id)),
    c: create,
    "/": () => document.getElementById(SEARCH_ID)?.focus(),
    escape: () => {
      if (!peeked) return;
      peek(null);
      focusRow(peeked);
    },
    ...(Object.fromEntries(own) as Shortcuts),
  });
  return { step, reveal };
}
