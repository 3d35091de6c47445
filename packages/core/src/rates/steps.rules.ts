import { type Exact, exact } from "../money.rules";
import { addDays } from "../zone.rules";
import { floorIndex, type WithData } from "./series.rules";

const DAY_MS = 86_400_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** The days of (desde, hasta], each with the value that holds on it, added up. */
export function sumOfDays({ valores }: WithData, desde: string, hasta: string): Exact {
  const end = instant(hasta) + DAY_MS;
  let from = instant(desde) + DAY_MS;
  let sum = exact(0);
  for (let at = floorIndex(valores, addDays(desde, 1)); from < end; at += 1) {
    const next = valores[at + 1];
    const until = next ? Math.min(instant(next[0]), end) : end;
    sum = sum.plus(exact(valores[at]?.[1] ?? 0).times((until - from) / DAY_MS));
    from = until;
  }
  return sum;
}
