const DAY_MS = 86_400_000;

const instant = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** Days from one to another: `hasta − desde`. */
export const daysBetween = (desde: string, hasta: string): number =>
  Math.round((instant(hasta) - instant(desde)) / DAY_MS);

/** The same day that many months later, or the last of its month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const index = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return [
    String(y).padStart(4, "0"),
    String(m).padStart(2, "0"),
    String(Math.min(date, last)).padStart(2, "0"),
  ].join("-");
}

export const addYears = (day: string, years: number): string => addMonths(day, years * 12);

/** The first day of a day's month: how monthly values are dated. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Days in a day's month. */
export const daysInMonth = (day: string): number =>
  daysBetween(monthOf(day), addMonths(monthOf(day), 1));
