import { type RefObject, useRef } from "react";
import { SEARCH_ID } from "~/components/lists/search-box";
import { focusRow, useWalk } from "~/lib/lists/use-walk";
import { useShortcuts } from "~/lib/shortcuts";
import type { TaskRow } from "../lib/task-row";
import type { TaskViewState } from "./use-task-view";

type TaskKeys = {
  rows: readonly TaskRow[];
  state: TaskViewState;
  mark: (id: string) => void;
  tick: (row: TaskRow) => void;
};

/** The list by keyboard: J and K walk, X marks, E edits, T ticks, C writes a new one, / filters. */
export function useTaskKeys({ rows, state, mark, tick }: TaskKeys) {
  const reveal: RefObject<((index: number) => void) | null> = useRef(null);
  const { peeked, place } = state;
  const walk = useWalk(rows, peeked);

  const step = (by: 1 | -1) => {
    const next = walk.neighbour(by);
    if (!next) return;
    if (peeked) place({ task: next._id });
    reveal.current?.(rows.indexOf(next));
    focusRow(next._id);
  };
  const onCurrent = (act: (row: TaskRow) => void) => () => {
    const current = walk.here();
    if (current) act(current);
  };

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: onCurrent(({ _id }) => mark(_id)),
    e: onCurrent(({ _id }) => place({ editar: _id })),
    t: onCurrent(tick),
    c: () => place({ nueva: "1" }),
    "/": () => document.getElementById(SEARCH_ID)?.focus(),
    escape: () => {
      if (!peeked) return;
      place({ task: null });
      focusRow(peeked);
    },
  });
  return { step, reveal };
}
