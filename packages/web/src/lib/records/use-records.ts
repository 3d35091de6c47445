import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { allRows, type Identified } from "./pages";
import type { ListedRecords } from "./records";

/** A list of records, read page by page in the background, up to `readAhead` of them. */
export function useRecords<R extends Identified>(
  list: ReturnType<ListedRecords<R>["list"]>,
  readAhead: number,
) {
  const query = useInfiniteQuery(list);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const all = useMemo(() => (data ? allRows(data) : []), [data]);
  const goesOn =
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError && all.length < readAhead;
  useEffect(() => {
    if (!goesOn) return;
    // In a task of its own: what was read is painted first.
    const timer = setTimeout(fetchNextPage);
    return () => clearTimeout(timer);
  }, [goesOn, fetchNextPage]);

  return {
    all,
    error: data ? null : query.error,
    isPending: query.isPending,
    /** Every page was read. */
    isWhole: data !== undefined && !hasNextPage,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
  };
}
