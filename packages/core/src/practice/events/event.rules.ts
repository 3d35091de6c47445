import { addDays } from "../../kernel/day.rules";
import { dayOf, startOfDay } from "../../kernel/zone.rules";

/** The longest duration of an event, in days: how far back a range looks for running ones. */
export const MOST_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;

/** The start and end of an event, UTC ISO. The end is exclusive. */
export type Span = { allDay: boolean; start: string; end: string };

/**
 * The span as stored. An all-day event runs from the midnight that begins its first day to the one
 * that ends its last: an end at midnight is already that, any other is within the last day.
 */
export function settle({ allDay, start, end }: Span): Span {
  if (!allDay || end < start) return { allDay, start, end };
  const first = startOfDay(dayOf(start));
  const lastDay = dayOf(end);
  const midnight = startOfDay(lastDay);
  const ended = end === midnight && midnight > first;
  return { allDay, start: first, end: ended ? midnight : startOfDay(addDays(lastDay, 1)) };
}

/** The error of a span, as a sentence on its field. */
export function wrongSpan({ start, end }: Span): { path: "end"; message: string } | undefined {
  if (end < start) return { path: "end", message: "Fin: no puede ser anterior al inicio" };
  if (Date.parse(end) - Date.parse(start) <= MOST_DAYS * DAY_MS) return undefined;
  return { path: "end", message: `Fin: un evento dura hasta ${MOST_DAYS} días` };
}

/** The earliest start of an event that may still be running. */
export const lookBack = (from: string) =>
  new Date(Date.parse(from) - MOST_DAYS * DAY_MS).toISOString();

/** Whether an event overlaps a range; one without duration is at its start. */
export const falls = (
  { start, end }: Pick<Span, "start" | "end">,
  { from, to }: { from?: string; to?: string },
) => (from === undefined || start >= from || end > from) && (to === undefined || start < to);
