import type { RateKey, SeriesKey, SeriesStretch } from "./rate.schema";
import { RATES, type Rate } from "./rate-table.rules";
import { SERIES, type SeriesInfo } from "./series-table.rules";

/** The stretch of a series that a calculation reads: values that serve from a day to another. */
export type SeriesNeed = { key: SeriesKey; desde: string; hasta: string };

/** A series as an engine reads it: values by day, ascending; the ends are those of the whole. */
export type Series = SeriesStretch;

/** The series that a rate is computed from. */
export type SeriesBook = Partial<Record<SeriesKey, Series>>;

/** Whether a text is the name of a rate. */
export const isRate = (text: string | undefined): text is RateKey =>
  text !== undefined && Object.hasOwn(RATES, text);

/** What a rate is. */
export const rateOf = (key: RateKey): Rate => RATES[key];

/** What a series is. */
export const seriesOf = (key: SeriesKey): SeriesInfo => SERIES[key];

/** The series a rate reads: those without which it gives nothing, and that of another reading. */
export function seriesReadBy(key: RateKey): SeriesKey[] {
  const method = rateOf(key).valor;
  return [...seriesOfRate(key), ...(method.engine === "banda" ? [method.letra] : [])];
}

/** The series without which a rate gives nothing. */
export function seriesOfRate(key: RateKey): SeriesKey[] {
  const method = rateOf(key).valor;
  if (method.engine === "banda") return [method.pasiva, method.techo];
  return "series" in method ? [method.series] : [];
}
