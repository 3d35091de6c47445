import { addDays } from "../../kernel/day.rules";
import { type CourtCalendar, isWorking, workingFrom } from "./calendar.rules";
import { jurisdictionOf } from "./jurisdiction.rules";
import { clockAt, localMoment } from "./moment.rules";

/** The working day `count` working days later; earlier when negative. Zero is the day itself. */
export function addWorking(calendar: CourtCalendar, from: string, count: number): string {
  const step = Math.sign(count);
  let day = from;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isWorking(calendar, day)) left -= 1;
  }
  return day;
}

/**
 * Working days from one day to a later one: the first does not count, the last does, as for a
 * notice and its due date (CPCCN 156). Negative, counted in the same way, when the second day is
 * earlier.
 */
export function workingBetween(calendar: CourtCalendar, from: string, to: string): number {
  if (to < from) return 0 - workingBetween(calendar, to, from);
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorking(calendar, day)) count += 1;
  }
  return count;
}

/** Until when a writing due on a day is still in time: a day and a time (CPCCN 124). */
export function graceAfter(calendar: CourtCalendar, due: string): { day: string; clock: string } {
  const { opens, hours } = jurisdictionOf(calendar.jurisdiccion).grace.valor;
  const opening = localMoment(`${due}T${opens}`).minute;
  const day = workingFrom(calendar, addDays(due, 1));
  return { day, clock: clockAt(opening + hours * 60) };
}
