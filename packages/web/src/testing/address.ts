import { createLoader, createSerializer } from "nuqs";
import type { RecordList, View } from "~/lib/lists/record-list";
import { parsersOf } from "~/lib/lists/use-list-address";
import { filtered, inOrder } from "~/lib/lists/view";
import type { Identified } from "~/lib/records/pages";

/** The view of a list for a query: `q=perez&orden=-updatedAt`. */
export const viewAt = <R extends Identified>(list: RecordList<R>, query = ""): View =>
  createLoader(parsersOf(list))(new URLSearchParams(query));

/** The query after a change of its view. */
export const changed = <R extends Identified>(list: RecordList<R>, query: string, change: View) =>
  createSerializer(parsersOf(list))(new URLSearchParams(query), change).replace("?", "");

/** The ids of the rows that a query shows, in order. */
export const shownAt = <R extends Identified>(
  list: RecordList<R>,
  rows: readonly R[],
  query = "",
): string[] => {
  const view = viewAt(list, query);
  return filtered(list, inOrder(list, rows, view.orden), view).map(({ _id }) => _id);
};
