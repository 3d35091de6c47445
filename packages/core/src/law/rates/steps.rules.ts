import { addDays } from "../../kernel/day.rules";
import { type Exact, exact } from "../../kernel/money.rules";
import { floorIndex, type WithData } from "./series.rules";

type Values = WithData["valores"];

const DAY_MS = 86_400_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const days = (from: string, to: string) => (instant(to) - instant(from)) / DAY_MS;

/** The days of (desde, hasta], each with the value that holds on it, added up. */
export const sumOfDays = ({ valores }: WithData, desde: string, hasta: string): Exact =>
  sumBefore(valores, addDays(hasta, 1)).minus(sumBefore(valores, addDays(desde, 1)));

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
