import { useMemo } from "react";
import { onSessionClosed } from "../session/session";
import { createStore, type Store, useStore } from "../store";
import type { Identified } from "../records/pages";
import { NONE, type Selection, toggle, toggleAll } from "./selection";

const stores = new Map<string, Store<Selection>>();

/** The store of a list's marked rows: it outlives the page, so that Back finds them marked. */
function storeOf(name: string): Store<Selection> {
  const known = stores.get(name);
  if (known) return known;
  const store = createStore(NONE);
  stores.set(name, store);
  onSessionClosed(() => store.set(NONE));
  return store;
}

/** The marks of a list, and the marked rows among those shown. */
export function useSelection<R extends Identified>(name: string, rows: readonly R[]) {
  const store = storeOf(name);
  const { ids } = useStore(store);
  const order = useMemo(() => rows.map(({ _id }) => _id), [rows]);
  const selected = useMemo(() => rows.filter(({ _id }) => ids.has(_id)), [rows, ids]);
  return {
    ids,
    selected,
    toggle: (id: string, range: boolean) => store.set(toggle(store.get(), order, id, range)),
    toggleAll: () => store.set(toggleAll(store.get(), order)),
    clear: () => store.set(NONE),
  };
}
