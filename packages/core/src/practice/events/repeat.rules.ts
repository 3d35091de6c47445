import { addDays, addMonths, daysBetween } from "../../kernel/day.rules";
import { dayOf, instantAt, timeOf } from "../../kernel/zone.rules";
import type { Span } from "./event.rules";

/** How often an event may be repeated: every day, week or month. */
export const REPEATS = ["dia", "semana", "mes"] as const;

/** The most events of one repetition. */
export const MOST_TIMES = 60;

/** A repetition: so many times, the first among them, or until a day, included. */
export type Repeat = { every: (typeof REPEATS)[number]; times?: number; until?: string };

const STEPS: Record<Repeat["every"], (day: string, n: number) => string> = {
  dia: (day, n) => addDays(day, n),
  semana: (day, n) => addDays(day, 7 * n),
  mes: (day, n) => addMonths(day, n),
};

/**
 * The spans of a repetition, the first among them, at the same hour of the practice. In a month
 * without its day, an event is on the last one. Undefined for more than `MOST_TIMES`.
 */
export function repetitionsOf(span: Span, { every, times, until }: Repeat): Span[] | undefined {
  const first = dayOf(span.start);
  const last = until ?? STEPS[every](first, (times ?? 1) - 1);
  const spans: Span[] = [];
  for (let n = 0; STEPS[every](first, n) <= last; n += 1) {
    if (n === MOST_TIMES) return undefined;
    spans.push(movedTo(span, STEPS[every](first, n)));
  }
  return spans;
}

function movedTo({ allDay, start, end }: Span, day: string): Span {
  const by = daysBetween(dayOf(start), day);
  const moved = (at: string) => instantAt(addDays(dayOf(at), by), timeOf(at));
  return { allDay, start: moved(start), end: moved(end) };
}
