import { addDays, addMonths, daysBetween, monthStart } from "../../kernel/day.rules";
import { dateText, type Exact, exact, numberText } from "../../kernel/money.rules";
import { rateOf, type SeriesBook, seriesOf } from "../rates/rate.rules";
import type { SeriesKey } from "../rates/rate.schema";
import type { Method } from "../rates/rate-table.rules";
import {
  assertBegun,
  faultAt,
  floorIndex,
  levelAt,
  type Reading,
  require,
} from "../rates/series.rules";
import { type MonthOfRates, monthsOfDays, sumOfDays } from "../rates/steps.rules";
import { countedFrom, yearOf } from "./day-count.rules";
import type { InterestVariables } from "./interest.schema";
import { methodOf, type Piece } from "./segments.rules";

/** What a computation needs besides the piece. */
export type Context = { variables: InterestVariables; book: SeriesBook; today: string };

/** The growth of a rate over a piece. */
export type Growth = {
  /** The series used; null for a fixed rate. */
  key: SeriesKey | null;
  /** `V/V0 − 1`, or the sum of rates divided by a hundred. */
  coef: Exact;
  dias: number;
  initial: Reading | null;
  final: Reading | null;
  /** The last day with data of the series for the piece. */
  serieHasta: string | null;
  /** The coefficient's formula, with its numbers. */
  text: string;
  /** For a sum of daily rates, its months: made when they are read. */
  months?: () => MonthOfRates[];
};

/** The growth of a rate over a piece, without capital. */
export function growthOf(piece: Piece, context: Context): Growth {
  const method = methodOf(piece);
  if (method.engine === "fija") return fixed(method, piece, context);
  if (method.engine === "diaria") return daily(method.series, piece, context);
  if (method.engine === "acumulada") return accumulated(method.series, piece, context);
  if (method.engine === "indexada") return published(method, piece, context);
  if (method.engine === "cociente" || method.engine === "unaCapitalizacion") {
    return quotient(method.series, piece, startOf(piece, context), context);
  }
  throw faultAt(piece.place, "tasa", "esa tasa no se calcula así");
}

/** The day of the initial index: the start or, by option, the day before. */
const startOf = ({ first, desde }: Piece, { variables }: Context) =>
  first && variables.opciones?.indiceInicial === "diaAnterior" ? addDays(desde, -1) : desde;

/** Monthly values are dated on the first of their month. */
const dated = (key: SeriesKey, day: string) =>
  seriesOf(key).frequency === "mensual" ? monthStart(day) : day;

/** Engine 1, from any day: the quotient of two levels. */
export function quotient(
  key: SeriesKey,
  piece: Pick<Piece, "place" | "desde" | "hasta" | "opens" | "first">,
  start: string,
  { book, variables }: Context,
): Growth {
  const { place, hasta } = piece;
  const series = require(book, key, place);
  const initial = levelAt(series, dated(key, start), place, "desde");
  assertKnown(key, piece, initial);
  const final = levelAt(series, dated(key, hasta), place, "hasta");
  return between(key, initial, final, daysFrom(start, piece, variables));
}

/** The days of a quotient: from its initial index, or from before it where the first day counts. */
function daysFrom(
  start: string,
  piece: Pick<Piece, "first" | "desde" | "hasta">,
  variables: InterestVariables,
): number {
  const from = countedFrom(piece, variables);
  return daysBetween(start < from ? start : from, piece.hasta);
}

/** A month's index is published the next month: up to this many months it is not late. */
const MONTHS_BEHIND = 2;

/**
 * Throws where a segment begins after the last value of its series: nothing is known of it, and its
 * quotient would be zero. A piece cut by a capitalisation continues, with a warning.
 */
function assertKnown(key: SeriesKey, { place, opens, desde }: Opening, reading: Reading) {
  if (!reading.carried || !opens) return;
  const { label, frequency } = seriesOf(key);
  if (frequency === "mensual" && monthStart(desde) <= addMonths(reading.fecha, MONTHS_BEHIND))
    return;
  const what = `la serie ${label} tiene datos hasta el ${dateText(reading.fecha)} y el período empieza después: faltan los que siguen`;
  throw faultAt(place, "desde", what);
}

type Opening = Pick<Piece, "place" | "opens" | "desde">;

function between(key: SeriesKey, initial: Reading, final: Reading, dias: number): Growth {
  const { label } = seriesOf(key);
  const level = ({ fecha, valor }: Reading) => `${numberText(valor, 10)} (${dateText(fecha)})`;
  const text = `${label} ${level(final)} / ${level(initial)} − 1`;
  const coef = final.valor.div(initial.valor).minus(1);
  return { key, coef, dias, initial, final, serieHasta: final.fecha, text };
}

/** Art. 276: the index of the debt's month and the last one published when the span ends. */
function published(
  { series: key, diaPublicacion }: Extract<Method, { engine: "indexada" }>,
  piece: Piece,
  context: Context,
): Growth {
  const { place, opens, hasta, desde } = piece;
  const series = require(context.book, key, place);
  const known = context.variables.opciones?.diaPublicacionIpc ?? diaPublicacion;
  const start = startOf(piece, context);
  const from = opens ? monthStart(start) : lastPublished(desde, known);
  const initial = levelAt(series, from, place, "desde");
  assertKnown(key, piece, initial);
  const last = lastPublished(hasta, known);
  const final = levelAt(series, last < from ? from : last, place, "hasta");
  return between(key, initial, final, daysFrom(start, piece, context.variables));
}

/** The last month whose index is known on a day, as its first day. */
function lastPublished(day: string, known: number): string {
  const behind = Number(day.slice(8)) >= known ? -1 : -2;
  return addMonths(monthStart(day), behind);
}

/** Engine 2: accumulated percent, with the initial value of the day before the start. */
function accumulated(key: SeriesKey, piece: Piece, { book, variables }: Context): Growth {
  const { place, opens, abuts, desde, hasta } = piece;
  const series = require(book, key, place);
  // A day already counted by the piece before, whatever its rate, is not counted again.
  const start = opens && !abuts ? addDays(desde, -1) : desde;
  const initial = levelAt(series, start, place, "desde");
  assertKnown(key, piece, initial);
  return accumulatedFrom(key, {
    initial,
    final: levelAt(series, hasta, place, "hasta"),
    dias: daysBetween(countedFrom(piece, variables), hasta),
  });
}

function accumulatedFrom(
  key: SeriesKey,
  { initial, final, dias }: { initial: Reading; final: Reading; dias: number },
): Growth {
  const level = ({ fecha, valor }: Reading) =>
    `(100 + ${numberText(valor, 10)} del ${dateText(fecha)})`;
  const coef = final.valor.plus(100).div(initial.valor.plus(100)).minus(1);
  const text = `${seriesOf(key).label}: ${level(final)} / ${level(initial)} − 1`;
  return { key, coef, dias, initial, final, serieHasta: final.fecha, text };
}

/** Engine 3: the sum of the daily rates of (desde, hasta], divided by the same days every year. */
function daily(key: SeriesKey, piece: Piece, { book, variables }: Context): Growth {
  const { place, hasta } = piece;
  const series = require(book, key, place);
  const desde = countedFrom(piece, variables);
  const year = yearOf(variables);
  const from = addDays(desde, 1);
  assertBegun(series, from, place);
  const dias = daysBetween(desde, hasta);
  const coef = sumOfDays(series, desde, hasta).div(year * 100);
  const initial = stepAt(series, from);
  const final = stepAt(series, hasta < from ? from : hasta);
  const serieHasta = series.ultima < hasta ? series.ultima : hasta;
  const text = `${numberText(coef.times(100), 12)} % (suma de ${dias} tasas diarias de ${seriesOf(key).label}, TNA / ${year})`;
  const months = () => monthsOfDays(series, desde, hasta);
  return { key, coef, dias, initial, final, serieHasta, text, months };
}

function stepAt(series: ReturnType<typeof require>, day: string): Reading | null {
  const found = series.valores[floorIndex(series.valores, day)];
  if (!found) return null;
  return { fecha: found[0], valor: exact(found[1]), carried: day > series.ultima };
}

function fixed({ tna }: { tna: number }, piece: Piece, { variables }: Context): Growth {
  const { place, desde, hasta, tasa, tasaFija } = piece;
  const start = variables.opciones?.inicioActa2630 ?? rateOf("acta2630").vigenciaDesde;
  if (tasa === "acta2630" && tasaFija === undefined && desde < start) {
    const what = `el Acta 2630 rige desde el ${dateText(start)} (el inicio se puede cambiar)`;
    throw faultAt(place, "desde", what);
  }
  const dias = daysBetween(countedFrom(piece, variables), hasta);
  const year = yearOf(variables);
  return {
    key: null,
    coef: exact(tna)
      .times(dias)
      .div(year * 100),
    dias,
    initial: null,
    final: null,
    serieHasta: null,
    text: `${numberText(tna)} % × ${dias} / ${year}`,
  };
}
