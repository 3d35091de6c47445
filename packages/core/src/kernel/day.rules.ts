const DAY_MS = 24 * 3600 * 1000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const textOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Whether a text is a day that exists, `YYYY-MM-DD`, from 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = midnight(text);
  return !Number.isNaN(instant) && textOf(instant) === text;
}

/** The day `days` after another; before it when negative. */
export const addDays = (day: string, days: number): string => textOf(midnight(day) + days * DAY_MS);

/** Days from one day to another: `to − from`, negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS);

/** The same date `months` later, or the last day of a shorter month (CCyC art. 6). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${String(toYear).padStart(4, "0")}-${two(toMonth)}-${two(Math.min(date, last))}`;
}

/** The same date `years` later; 28 February for a 29th in a common year. */
export const addYears = (day: string, years: number): string => addMonths(day, years * 12);

/** The month, `YYYY-MM`, `by` months after another. */
export const monthAfter = (month: string, by: number): string =>
  addMonths(`${month}-01`, by).slice(0, 7);

/** The first day of a day's month. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** Days in a day's month: 28 to 31. */
export const daysInMonth = (day: string): number =>
  daysBetween(monthStart(day), addMonths(monthStart(day), 1));

/** The weekday of a day: 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(midnight(day)).getUTCDay();

/** The day itself, or the Monday after it when it falls on a weekend. Ignores holidays. */
export function onWeekday(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}
