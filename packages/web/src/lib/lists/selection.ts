import { useMemo } from "react";
import type { Identified } from "../records/pages";
import { onSessionClosed } from "../session/session";
import { createStore, type Store, useStore } from "../store";

export type Selection = {
  ids: ReadonlySet<string>;
  /** Where a range with Shift begins: the row that was marked last by itself. */
  anchor: string | null;
};

export const NONE: Selection = { ids: new Set(), anchor: null };

/** Marks or unmarks one row; with `range`, all rows from the anchor to it, in screen order. */
export function toggle(
  selection: Selection,
  order: readonly string[],
  id: string,
  range = false,
): Selection {
  const marks = !selection.ids.has(id);
  const from = range && selection.anchor !== null ? order.indexOf(selection.anchor) : -1;
  const to = order.indexOf(id);
  const touched =
    from === -1 || to === -1 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  const ids = new Set(selection.ids);
  for (const one of touched) {
    if (marks) ids.add(one);
    else ids.delete(one);
  }
  return { ids, anchor: id };
}

/** Marks all rows that are shown, or unmarks them if all were marked. */
export function toggleAll(selection: Selection, order: readonly string[]): Selection {
  const all = order.length > 0 && order.every((id) => selection.ids.has(id));
  return all ? NONE : { ids: new Set(order), anchor: null };
}

/** The row focused when these leave the list: the next that stays, else the one before. */
export function rowAfter(
  rows: readonly Identified[],
  leaving: readonly string[],
): string | undefined {
  const gone = new Set(leaving);
  const from = rows.findIndex(({ _id }) => gone.has(_id));
  const stays = ({ _id }: Identified) => !gone.has(_id);
  return (rows.slice(from).find(stays) ?? rows.slice(0, from).findLast(stays))?._id;
}

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
