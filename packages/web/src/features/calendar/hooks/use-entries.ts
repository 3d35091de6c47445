import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { dueTasks, eventsBetween } from "~/lib/agenda";
import { type CalendarView, rangeOf } from "../lib/calendar-view";
import { entryOf, entryOfTask, passes } from "../lib/entries";

const AHEAD_DAYS = 90;

/** What the view draws: its events under its filters, and the days on which tasks fall due. */
export function useEntries(userId: string, view: CalendarView) {
  const { from, to } = rangeOf(view.view, view.day);
  const events = useQuery(eventsBetween(userId, from, to));
  const tasks = useQuery({ ...dueTasks(userId, AHEAD_DAYS), enabled: view.tasks });
  const entries = useMemo(() => {
    const shown = (events.data ?? []).filter(passes(view)).map(entryOf);
    if (!view.tasks || view.types.length > 0) return shown;
    const due = (tasks.data ?? []).filter((task) => !view.onlyCases || task.folderId !== null);
    return [...shown, ...due.map(entryOfTask)];
  }, [events.data, tasks.data, view]);

  return {
    entries,
    isPending: events.isPending,
    isRefreshing: events.isPlaceholderData,
    error: events.data ? null : events.error,
    retry: () => void events.refetch(),
  };
}
