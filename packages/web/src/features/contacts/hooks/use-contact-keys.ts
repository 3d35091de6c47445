import { type RefObject, useRef } from "react";
import { SEARCH_ID } from "~/components/lists/search-box";
import { focusRow, useWalk } from "~/lib/lists/use-walk";
import { useShortcuts } from "~/lib/shortcuts";
import type { ContactRow } from "../lib/contact-row";
import type { ContactViewState } from "./use-contact-view";

type ContactKeys = {
  rows: readonly ContactRow[];
  state: ContactViewState;
  mark: (id: string) => void;
};

/** The list by keyboard: J and K walk, X marks, E edits, C adds one, / filters. */
export function useContactKeys({ rows, state, mark }: ContactKeys) {
  const reveal: RefObject<((index: number) => void) | null> = useRef(null);
  const { peeked, place } = state;
  const walk = useWalk(rows, peeked);

  const step = (by: 1 | -1) => {
    const next = walk.neighbour(by);
    if (!next) return;
    if (peeked) place({ contact: next._id });
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
    c: () => place({ nuevo: "1" }),
    "/": () => document.getElementById(SEARCH_ID)?.focus(),
    escape: () => {
      if (!peeked) return;
      place({ contact: null });
      focusRow(peeked);
    },
  });
  return { step, reveal };
}
