import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { today } from "~/lib/due";
import { allRows } from "~/lib/lists/pages";
import { taskList } from "../api/task-list";
import { applyView, type TaskView, tagsOf } from "../lib/task-view";

/** Filters and order are true of everything that was read; past this, more is read when asked. */
const READ_AHEAD = 5000;

/** The practice's tasks under a view, read page by page behind what is shown. */
export function useTasks(userId: string, view: TaskView) {
  const query = useInfiniteQuery(taskList(userId, view.archived));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const all = useMemo(() => (data ? allRows(data) : []), [data]);
  const rows = useMemo(() => applyView(all, view, today()), [all, view]);
  const tags = useMemo(() => tagsOf(all), [all]);

  const goesOn =
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError && all.length < READ_AHEAD;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  return {
    rows,
    tags,
    total: all.length,
    error: data ? null : query.error,
    isPending: query.isPending,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
  };
}

export type Tasks = ReturnType<typeof useTasks>;
