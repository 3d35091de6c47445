import { useDeferredValue, useMemo } from "react";
import type { Identified } from "../records/pages";
import { useRecords } from "../records/use-records";
import type { RecordList, View } from "./record-list";
import { filtered, inOrder, isArchived } from "./view";

/** Filters and order apply to the rows that were read; beyond this, more are read on request. */
const READ_AHEAD = 5000;

const asRead = <R>(rows: readonly R[]) => rows;

/** A practice's records under a view. */
export function useRecordList<R extends Identified>(
  list: RecordList<R>,
  userId: string,
  view: View,
) {
  const { useMore = asRead, readAhead = READ_AHEAD, records } = list;
  const read = useRecords(records.list({ userId, archived: isArchived(view) }), readAhead);
  const all = useMore(read.all, userId);
  // What is typed is rendered before the filtered rows.
  const shown = useDeferredValue(view);
  const { orden } = shown;
  const ordered = useMemo(() => inOrder(list, all, orden), [list, all, orden]);
  const rows = useMemo(() => filtered(list, ordered, shown), [list, ordered, shown]);
  /** `isLate` while the rows are still those of the view before. */
  return { ...read, all, rows, isLate: shown !== view };
}

export type ListRead<R extends Identified> = ReturnType<typeof useRecordList<R>>;
