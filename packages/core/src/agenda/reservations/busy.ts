import type { Span } from "../availability/slots.rules";
import { Google } from "../google";

/**
 * Whether other calendars of the acting practice are busy in a span, except in `own`: the event of
 * the appointment being moved, which Google has too. Throws `calendar.unreachable` where they
 * cannot be read, because the time may not be free.
 */
export async function isBusyOutside(span: Span, own?: Span): Promise<boolean> {
  const iso = (instant: number) => new Date(instant).toISOString();
  const busy = await Google.busyTimes(iso(span.start), iso(span.end));
  return busy
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .flatMap((one) => (own ? without(one, own) : [one]))
    .some(({ start, end }) => start < span.end && end > span.start);
}

/** What remains of a span after removing another. */
function without(span: Span, other: Span): Span[] {
  if (other.end <= span.start || other.start >= span.end) return [span];
  return [
    { start: span.start, end: other.start },
    { start: other.end, end: span.end },
  ].filter(({ start, end }) => start < end);
}
