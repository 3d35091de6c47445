import { addDays, daysBetween } from "../../kernel/day.rules";
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
  /** For a day within a hole of a daily series: the day asked for, and the next with a value. */
  hole?: { asked: string; next: string };
};

/** Which fields an error refers to: those of the whole, or of one of its segments. */
export type SeriesPlace = { path: string; words: string };

/** More days than these without a value are no weekend with holidays, but a hole. */
const LONGEST_WEEKEND = 7;

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
    const { label, bcraId } = seriesOf(key);
    const way = bcraId ? "" : "; la carga por CSV quien administra Foja, o escribí una tasa fija";
    throw faultAt(place, "tasa", `todavía no hay datos de la serie ${label}${way}`);
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
  const hole = frequency === "diaria" ? holeAt(series, found[0], day) : undefined;
  return { fecha: found[0], valor: exact(found[1]), carried, ...(hole && { hole }) };
}

/** The hole of a series around a day without a value of its own; undefined at its end. */
function holeAt({ valores }: WithData, found: string, asked: string): Reading["hole"] {
  const next = valores[floorIndex(valores, asked) + 1]?.[0];
  if (found === asked || !next || daysBetween(found, next) <= LONGEST_WEEKEND) return undefined;
  return { asked, next };
}
