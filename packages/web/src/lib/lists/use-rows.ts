import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { allRows, type Identified } from "./pages";
import type { ListedRecords } from "./records";

/** The rows of a list, read page by page in the background, up to `readAhead` of them. */
export function useRows<R extends Identified>(
  list: ReturnType<ListedRecords<R>["list"]>,
  readAhead: number,
) {
  const query = useInfiniteQuery(list);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(() => (data ? allRows(data) : []), [data]);
  const goesOn =
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError && rows.length < readAhead;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { query, rows };
}
