import { addDays, addMonths, daysBetween, monthStart } from "../../kernel/day.rules";
import { type Exact, exact } from "../../kernel/money.rules";
import { floorIndex, type WithData } from "./series.rules";

type Values = WithData["valores"];

const DAY_MS = 86_400_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const days = (from: string, to: string) => (instant(to) - instant(from)) / DAY_MS;

/** The days of (desde, hasta], each with the value that holds on it, added up. */
export const sumOfDays = ({ valores }: WithData, desde: string, hasta: string): Exact =>
  sumBefore(valores, addDays(hasta, 1)).minus(sumBefore(valores, addDays(desde, 1)));

/** The days of a month that a sum takes, and what their rates add up to. */
export type MonthOfRates = { month: string; days: number; sum: Exact };

/** The sum of (desde, hasta] month by month: what one checks it by. */
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

/** The sum from where the series begins to the day before one. */
function sumBefore(valores: Values, day: string): Exact {
  const at = floorIndex(valores, day);
  const [from, value] = valores[at] ?? [];
  if (from === undefined || value === undefined) return exact(0);
  return (sumsOf(valores)[at] ?? exact(0)).plus(exact(value).times(days(from, day)));
}

/** What has been added up where each value begins: made once, and read at every letter typed. */
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
