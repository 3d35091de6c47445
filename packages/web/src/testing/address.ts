import { createLoader, createSerializer } from "nuqs";
import { parsersOf, viewOf, wordsOf } from "~/lib/lists/address";
import type { Identified } from "~/lib/records/pages";
import type { RecordList, View, ViewChange } from "~/lib/lists/record-list";
import { applyView, withChange } from "~/lib/lists/view";

/** The view of a list for a query: `q=perez&orden=-updatedAt`. */
export const viewAt = <R extends Identified>(list: RecordList<R>, query = ""): View =>
  viewOf(list, createLoader(parsersOf(list))(new URLSearchParams(query)));

/** The query after a change of its view. */
export function changed<R extends Identified>(
  list: RecordList<R>,
  query: string,
  change: ViewChange,
): string {
  const words = wordsOf(list, withChange(viewAt(list, query), change));
  return createSerializer(parsersOf(list))(new URLSearchParams(query), words).replace("?", "");
}

/** The ids of the rows that a query shows, in order. */
export const shownAt = <R extends Identified>(
  list: RecordList<R>,
  rows: readonly R[],
  query = "",
): string[] => applyView(list, rows, viewAt(list, query)).map(({ _id }) => _id);
