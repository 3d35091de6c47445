import { addDays } from "../../kernel/day.rules";
import { dateText, type Exact, exact } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Series, SeriesBook } from "./rate.rules";
import { seriesOf } from "./rate.rules";
import type { SeriesKey } from "./rate.schema";

/** A value read from a series: its own day may be earlier than the requested one. */
export type Reading = {
  fecha: string;
  valor: Exact;
  /** The series had no later value yet, so this last one is used. */
  carried: boolean;
};

/** Which fields an error refers to: those of the whole, or of one of its segments. */
export type SeriesPlace = { path: string; words: string };

/** How many days inside an index a value is used for those without one. */
const CARRIED_DAYS = 31;

const NAMES = { tasa: "Tasa", desde: "Desde", hasta: "Hasta" };

/** The error of one field of a calculation or of its segment, as a sentence that names it. */
export const faultAt = (place: SeriesPlace, field: keyof typeof NAMES, what: string) =>
  new CalculationError(`${place.path}${field}`, `${NAMES[field]}${place.words}: ${what}`);

/** The index of the last value up to a day; −1 when all are later. */
export function floorIndex(values: Series["valores"], day: string): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle]?.[0] ?? "") <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The series of the book, with data. Throws an error of the rate that needs it otherwise. */
export function require(book: SeriesBook, key: SeriesKey, place: SeriesPlace): WithData {
  const series = book[key];
  if (!series?.primera || !series.ultima) {
    throw faultAt(place, "tasa", `todavía no hay datos de la serie ${seriesOf(key).label}`);
  }
  return { ...series, primera: series.primera, ultima: series.ultima };
}

export type WithData = Series & { primera: string; ultima: string };

/** Throws an error of the start, if a series begins after a day. */
export function assertBegun(series: WithData, day: string, place: SeriesPlace): void {
  if (day >= series.primera) return;
  const { label } = seriesOf(series.key);
  throw faultAt(
    place,
    "desde",
    `la serie ${label} empieza el ${dateText(series.primera)} y para este cálculo hace falta el ${dateText(day)}`,
  );
}

/** The level of an index or accumulated series on a day (of a month, on its first). */
export function levelAt(
  series: WithData,
  day: string,
  place: SeriesPlace,
  field: "desde" | "hasta",
): Reading {
  assertBegun(series, day, place);
  const found = series.valores[floorIndex(series.valores, day)];
  const { label, frequency } = seriesOf(series.key);
  const carried = day > series.ultima;
  const reach = frequency === "mensual" ? 0 : CARRIED_DAYS;
  if (!found || (!carried && addDays(found[0], reach) < day)) {
    throw faultAt(place, field, `la serie ${label} no tiene valor para el ${dateText(day)}`);
  }
  return { fecha: found[0], valor: exact(found[1]), carried };
}
