import type { Span } from "../availability/slots.rules";
import { Google } from "../google";

/**
 * Whether other calendars of the acting practice have something in a span, apart from `own`: of an
 * appointment that moves, its event that Google has too. Throws `calendar.unreachable` where they
 * cannot be asked: what is not known is not free.
 */
export async function isBusyOutside(span: Span, own?: Span): Promise<boolean> {
  const iso = (instant: number) => new Date(instant).toISOString();
  const busy = await Google.busyTimes(iso(span.start), iso(span.end));
  return busy
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .flatMap((one) => (own ? without(one, own) : [one]))
    .some(({ start, end }) => start < span.end && end > span.start);
}

/** What is left of a span without another. */
function without(span: Span, other: Span): Span[] {
  if (other.end <= span.start || other.start >= span.end) return [span];
  return [
    { start: span.start, end: other.start },
    { start: other.end, end: span.end },
  ].filter(({ start, end }) => start < end);
}
