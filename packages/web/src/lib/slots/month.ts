import { addDays, addMonths, daysInMonth, weekdayOf } from "@foja/core/kernel/day.rules";

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first and the last day of a month. */
export const endsOf = (month: string): [first: string, last: string] => {
  const first = `${month}-01`;
  return [first, addDays(first, daysInMonth(first) - 1)];
};

/** Days since Monday: 0 is Monday, 6 Sunday. */
const sinceMonday = (day: string) => (weekdayOf(day) + 6) % 7;

/** The weeks of a month from Monday to Sunday; days of its neighbours are left out. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [first, last] = endsOf(month);
  const weeks: (string | undefined)[][] = [];
  for (let monday = addDays(first, -sinceMonday(first)); monday <= last; ) {
    const week = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
    weeks.push(week.map((day) => (monthOf(day) === month ? day : undefined)));
    monday = addDays(monday, 7);
  }
  return weeks;
}

const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -sinceMonday(day)),
  End: (day) => addDays(day, 6 - sinceMonday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day that a key moves to from another, perhaps in another month; undefined for other keys. */
export const dayByKey = (day: string, key: string): string | undefined =>
  Object.hasOwn(STEPS, key) ? STEPS[key]?.(day) : undefined;
