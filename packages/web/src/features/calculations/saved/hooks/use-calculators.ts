import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { allRows } from "~/lib/lists/pages";
import { calculatorList } from "../api/list";
import { applyView, type CalculatorView } from "../lib/calculator-view";

/** The practice's calculations under a view. */
export function useCalculators(userId: string, view: CalculatorView) {
  const query = useInfiniteQuery(calculatorList(userId, view.archived));
  const { data } = query;
  const all = useMemo(() => (data ? allRows(data) : []), [data]);
  const rows = useMemo(() => applyView(all, view), [all, view]);
  return {
    rows,
    total: all.length,
    error: data ? null : query.error,
    isPending: query.isPending,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
  };
}
