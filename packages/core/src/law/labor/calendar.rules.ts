import { addDays, addMonths, daysBetween, daysInMonth, weekdayOf } from "../../kernel/day.rules";
import type { Seniority } from "./result.schema";

const partsOf = (day: string) => day.split("-").map(Number) as [number, number, number];

/** The whole months from a day to another, which is not counted, and the remaining days. */
export function monthsAndDays(from: string, until: string): { months: number; days: number } {
  const [[fromYear, fromMonth], [year, month]] = [partsOf(from), partsOf(until)];
  const most = Math.max((year - fromYear) * 12 + month - fromMonth, 0);
  const months = most > 0 && addMonths(from, most) > until ? most - 1 : most;
  return { months, days: daysBetween(addMonths(from, months), until) };
}

/** Years, months and days of service; the last day counts unless `inclusive` is false. */
export function seniorityOf(from: string, to: string, inclusive = true): Seniority {
  const { months, days } = monthsAndDays(from, inclusive ? addDays(to, 1) : to);
  return { anios: Math.floor(months / 12), meses: months % 12, dias: days };
}

/** Whether a seniority is strictly more than `months` months. */
export function exceeds({ anios, meses, dias }: Seniority, months: number): boolean {
  const whole = anios * 12 + meses;
  return whole > months || (whole === months && dias > 0);
}

/** Days from the later of two days to a last one, both counted. */
const daysFrom = (start: string, entry: string, last: string) =>
  daysBetween(entry > start ? entry : start, last) + 1;

/** A calendar span: its number of days, and how many of them were worked. */
export type Span = { worked: number; length: number };

export function monthOf(entry: string, last: string): Span {
  return { worked: daysFrom(`${last.slice(0, 7)}-01`, entry, last), length: daysInMonth(last) };
}

export function semesterOf(entry: string, last: string): Span {
  const year = last.slice(0, 4);
  const [start, end] = last < `${year}-07-01` ? ["01-01", "06-30"] : ["07-01", "12-31"];
  const first = `${year}-${start}`;
  return {
    worked: daysFrom(first, entry, last),
    length: daysBetween(first, `${year}-${end}`) + 1,
  };
}

export function yearOf(entry: string, last: string): Span {
  const first = `${last.slice(0, 4)}-01-01`;
  const length = daysBetween(first, `${last.slice(0, 4)}-12-31`) + 1;
  return { worked: daysFrom(first, entry, last), length };
}

/** Days from Monday to Friday between two days, both counted. */
export function weekdaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to) + 1;
  const first = weekdayOf(from);
  const rest = Array.from({ length: days % 7 }, (_, i) => (first + i) % 7);
  return Math.floor(days / 7) * 5 + rest.filter((weekday) => weekday > 0 && weekday < 6).length;
}
