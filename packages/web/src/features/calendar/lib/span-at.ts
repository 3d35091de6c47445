import { addDays } from "@foja/core/kernel/day.rules";
import { instantAt, startOfDay } from "@foja/core/kernel/zone.rules";
import type { Span } from "./entries";

/** The span proposed for an empty place in the calendar: its whole day, or an hour from there. */
export function spanAt(place: string): Span {
  const [day = "", time] = place.split("T");
  if (!time) return { allDay: true, start: startOfDay(day), end: startOfDay(addDays(day, 1)) };
  const start = instantAt(day, time);
  return { allDay: false, start, end: new Date(Date.parse(start) + 3_600_000).toISOString() };
}
