import { useMemo } from "react";
import { onSessionClosed } from "../session/session";
import { createStore, useStore } from "../store";
import { NONE, toggle, toggleAll } from "./selection";

/** A list's marked rows: they outlive the page, so that Back finds the same ones marked. */
export function createSelection() {
  const store = createStore(NONE);
  onSessionClosed(() => store.set(NONE));

  /** The marked rows among those that are shown. */
  return function useSelection<R extends { _id: string }>(rows: readonly R[]): SelectionState<R> {
    const selection = useStore(store);
    const order = useMemo(() => rows.map(({ _id }) => _id), [rows]);
    const selected = useMemo(
      () => rows.filter(({ _id }) => selection.ids.has(_id)),
      [rows, selection],
    );
    return {
      ids: selection.ids,
      selected,
      toggle: (id, range) => store.set(toggle(store.get(), order, id, range)),
      toggleAll: () => store.set(toggleAll(store.get(), order)),
      clear: () => store.set(NONE),
    };
  };
}

export type SelectionState<R> = {
  ids: ReadonlySet<string>;
  selected: readonly R[];
  toggle: (id: string, range: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};
