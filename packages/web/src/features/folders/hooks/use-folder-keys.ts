import { type RefObject, useRef } from "react";
import { SEARCH_ID } from "~/components/lists/search-box";
import { focusRow, useWalk } from "~/lib/lists/use-walk";
import { useShortcuts } from "~/lib/shortcuts";
import type { FolderRow } from "../lib/folder-row";
import type { FolderViewState } from "./use-folder-view";

type FolderKeys = {
  rows: readonly FolderRow[];
  state: FolderViewState;
  mark: (id: string) => void;
};

/** The list by keyboard: J and K walk, X marks, E edits, C opens a new one, / filters. */
export function useFolderKeys({ rows, state, mark }: FolderKeys) {
  const reveal: RefObject<((index: number) => void) | null> = useRef(null);
  const { peeked, place } = state;
  const walk = useWalk(rows, peeked);

  const step = (by: 1 | -1) => {
    const next = walk.neighbour(by);
    if (!next) return;
    if (peeked) place({ causa: next._id });
    reveal.current?.(rows.indexOf(next));
    focusRow(next._id);
  };
  const onCurrent = (act: (id: string) => void) => () => {
    const current = walk.here();
    if (current) act(current._id);
  };

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: onCurrent(mark),
    e: onCurrent((id) => place({ editar: id })),
    c: () => place({ nueva: "1" }),
    "/": () => document.getElementById(SEARCH_ID)?.focus(),
    escape: () => {
      if (!peeked) return;
      place({ causa: null });
      focusRow(peeked);
    },
  });
  return { step, reveal };
}
