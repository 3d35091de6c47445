import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWhose } from "~/components/responsible-choice";
import { agendaBetween, eventsBetween } from "~/lib/agenda";
import { linesOf } from "~/lib/agenda-lines";
import { today } from "~/lib/due";
import { type CalendarView, isFromToday, rangeOf } from "../lib/calendar-view";
import { entryOf, entryOfDue, passes } from "../lib/entries";

/**
 * The entries of a view: its events under its filters, and what falls due on its days; of
 * everybody, or of the person in the address.
 */
export function useEntries(userId: string, view: CalendarView) {
  const { from, to } = rangeOf(view.view, view.day);
  const events = useQuery(eventsBetween(userId, from, to));
  const whose = useWhose();
  // Only the agenda knows who is responsible for an event.
  const enabled = view.tasks || whose !== null;
  const ahead = isFromToday(view, today());
  const agenda = useQuery({ ...agendaBetween(userId, from, to, ahead), enabled });
  const entries = useMemo(() => {
    const lines = linesOf(agenda.data?.lines ?? [], whose);
    const theirs = new Set(lines.map(({ _id }) => _id));
    const shown = (events.data ?? [])
      .filter((event) => passes(view)(event) && (whose === null || theirs.has(event._id)))
      .map(entryOf);
    if (!view.tasks || view.types.length > 0) return shown;
    const due = lines
      .filter(({ folderId }) => !view.onlyCases || folderId !== null)
      .flatMap(({ kind, ...line }) => (kind === "event" ? [] : [entryOfDue({ ...line, kind })]));
    return [...shown, ...due];
  }, [events.data, agenda.data, view, whose]);

  return {
    entries,
    /** How much is overdue, where the view leaves out the days before today. */
    overdue: ahead ? linesOf(agenda.data?.overdue ?? [], whose).length : 0,
    isPending: events.isPending || (whose !== null && agenda.isPending),
    isRefreshing: events.isPlaceholderData,
    error: events.data ? null : events.error,
    retry: () => void events.refetch(),
  };
}
