import { addDays, addMonths, daysBetween, monthStart } from "../../kernel/day.rules";
import { type Exact, exact } from "../../kernel/money.rules";
import { floorIndex, type WithData } from "./series.rules";

type Values = WithData["valores"];

const DAY_MS = 86_400_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const days = (from: string, to: string) => (instant(to) - instant(from)) / DAY_MS;

/** The sum, over the days of (desde, hasta], of the value that applies on each. */
export const sumOfDays = ({ valores }: WithData, desde: string, hasta: string): Exact =>
  sumBefore(valores, addDays(hasta, 1)).minus(sumBefore(valores, addDays(desde, 1)));

/** The days of a month in a sum, and the sum of their rates. */
export type MonthOfRates = { month: string; days: number; sum: Exact };

/** The sum of (desde, hasta] month by month, to verify it. */
export function monthsOfDays(series: WithData, desde: string, hasta: string): MonthOfRates[] {
  const months: MonthOfRates[] = [];
  for (let first = monthStart(addDays(desde, 1)); first <= hasta; first = addMonths(first, 1)) {
    const before = addDays(first, -1);
    const last = addDays(addMonths(first, 1), -1);
    const [from, to] = [before > desde ? before : desde, last < hasta ? last : hasta];
    const days = daysBetween(from, to);
    if (days > 0) months.push({ month: first.slice(0, 7), days, sum: sumOfDays(series, from, to) });
  }
  return months;
}

/** The sum from the beginning of the series to the day before `day`. */
function sumBefore(valores: Values, day: string): Exact {
  const at = floorIndex(valores, day);
  const [from, value] = valores[at] ?? [];
  if (from === undefined || value === undefined) return exact(0);
  return (sumsOf(valores)[at] ?? exact(0)).plus(exact(value).times(days(from, day)));
}

/** The sums up to where each value begins: computed once, and read at every keystroke. */
const known = new WeakMap<Values, Exact[]>();

function sumsOf(valores: Values): Exact[] {
  const made = known.get(valores);
  if (made) return made;
  const sums = [exact(0)];
  for (const [at, [from, value]] of valores.entries()) {
    const next = valores[at + 1];
    const sum = sums[at];
    if (next && sum) sums.push(sum.plus(exact(value).times(days(from, next[0]))));
  }
  known.set(valores, sums);
  return sums;
}
