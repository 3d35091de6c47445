import { addDays } from "../../kernel/day.rules";
import { dayOf, startOfDay } from "../../kernel/zone.rules";

/** The longest an event may last: how far back a range looks for what still runs. */
export const MOST_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;

/** When an event begins and ends, UTC ISO. The end is not part of it. */
export type Span = { allDay: boolean; start: string; end: string };

/**
 * The span as it is kept. What lasts all day runs from the midnight that begins its first day to the
 * one that ends its last: an end at midnight is already that, any other is a moment of the last day.
 */
export function settle({ allDay, start, end }: Span): Span {
  if (!allDay || end < start) return { allDay, start, end };
  const first = startOfDay(dayOf(start));
  const lastDay = dayOf(end);
  const midnight = startOfDay(lastDay);
  const ended = end === midnight && midnight > first;
  return { allDay, start: first, end: ended ? midnight : startOfDay(addDays(lastDay, 1)) };
}

/** What is wrong with a span, as a sentence on its field. */
export function wrongSpan({ start, end }: Span): { path: "end"; message: string } | undefined {
  if (end < start) return { path: "end", message: "Fin: no puede ser anterior al inicio" };
  if (Date.parse(end) - Date.parse(start) <= MOST_DAYS * DAY_MS) return undefined;
  return { path: "end", message: `Fin: un evento dura hasta ${MOST_DAYS} días` };
}

/** The earliest a still running event may have begun. */
export const lookBack = (from: string) =>
  new Date(Date.parse(from) - MOST_DAYS * DAY_MS).toISOString();

/** Whether any of an event falls in a range; one without length falls where it begins. */
export const falls = (
  { start, end }: Pick<Span, "start" | "end">,
  { from, to }: { from?: string; to?: string },
) => (from === undefined || start >= from || end > from) && (to === undefined || start < to);
