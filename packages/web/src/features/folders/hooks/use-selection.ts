import { useMemo } from "react";
import { onSessionClosed } from "~/lib/session/session";
import { createStore, useStore } from "~/lib/store";
import type { FolderRow } from "../lib/folder-row";
import { NONE, toggle, toggleAll } from "../lib/selection";

/** Outlives the page, so that Back finds the same rows marked. */
const store = createStore(NONE);
onSessionClosed(() => store.set(NONE));

/** The marked rows among those that are shown. */
export function useSelection(rows: readonly FolderRow[]) {
  const selection = useStore(store);
  const order = useMemo(() => rows.map(({ _id }) => _id), [rows]);
  const selected = useMemo(
    () => rows.filter(({ _id }) => selection.ids.has(_id)),
    [rows, selection],
  );
  return {
    ids: selection.ids,
    selected,
    toggle: (id: string, range: boolean) => store.set(toggle(store.get(), order, id, range)),
    toggleAll: () => store.set(toggleAll(store.get(), order)),
    clear: () => store.set(NONE),
  };
}

export type SelectionState = ReturnType<typeof useSelection>;
