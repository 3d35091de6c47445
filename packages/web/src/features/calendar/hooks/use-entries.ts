import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { agendaBetween, eventsBetween } from "~/lib/agenda";
import { type CalendarView, rangeOf } from "../lib/calendar-view";
import { entryOf, entryOfDue, passes } from "../lib/entries";

/** What the view draws: its events under its filters, and what falls due on its days. */
export function useEntries(userId: string, view: CalendarView) {
  const { from, to } = rangeOf(view.view, view.day);
  const events = useQuery(eventsBetween(userId, from, to));
  const agenda = useQuery({ ...agendaBetween(userId, from, to), enabled: view.tasks });
  const entries = useMemo(() => {
    const shown = (events.data ?? []).filter(passes(view)).map(entryOf);
    if (!view.tasks || view.types.length > 0) return shown;
    const due = (agenda.data?.lines ?? [])
      .filter(({ folderId }) => !view.onlyCases || folderId !== null)
      .flatMap(({ kind, ...line }) => (kind === "event" ? [] : [entryOfDue({ ...line, kind })]));
    return [...shown, ...due];
  }, [events.data, agenda.data, view]);

  return {
    entries,
    isPending: events.isPending,
    isRefreshing: events.isPlaceholderData,
    error: events.data ? null : events.error,
    retry: () => void events.refetch(),
  };
}
