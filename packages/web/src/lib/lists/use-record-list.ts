import { useDeferredValue, useMemo } from "react";
import type { Identified } from "./pages";
import type { RecordList, View } from "./record-list";
import { useRows } from "./use-rows";
import { applyView } from "./view";

/** Filters and order apply to the rows that were read; beyond this, more are read on request. */
const READ_AHEAD = 5000;

const asRead = <R>(rows: readonly R[]) => rows;

/** A practice's records under a view, read page by page in the background. */
export function useRecordList<R extends Identified>(
  list: RecordList<R>,
  userId: string,
  view: View,
) {
  const { useMore = asRead, readAhead = READ_AHEAD } = list;
  const asked = list.records.list({ userId, archived: view.archived });
  const { query, rows: read } = useRows(asked, readAhead);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const all = useMore(read, userId);
  // What is typed is rendered before the filtered rows.
  const shown = useDeferredValue(view);
  const rows = useMemo(() => applyView(list, all, shown), [list, all, shown]);

  return {
    rows,
    all,
    error: data ? null : query.error,
    isPending: query.isPending,
    /** The rows are still those of the view before. */
    isLate: shown !== view,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
  };
}

export type ListRead<R extends Identified> = ReturnType<typeof useRecordList<R>>;
