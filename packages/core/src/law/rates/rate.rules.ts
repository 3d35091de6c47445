import type { RateKey, SeriesKey, SeriesStretch } from "./rate.schema";
import { RATES, type Rate } from "./rate-table.rules";
import { SERIES, type SeriesInfo } from "./series-table.rules";

/** The stretch of a series that a calculation reads: the values that apply between two days. */
export type SeriesNeed = { key: SeriesKey; desde: string; hasta: string };

/** A series as an engine reads it: values by day, ascending; its ends are those of the whole. */
export type Series = SeriesStretch;

/** The series needed by a calculation, by key. */
export type SeriesBook = Partial<Record<SeriesKey, Series>>;

/** Whether a text is the key of a rate. */
export const isRate = (text: string | undefined): text is RateKey =>
  text !== undefined && Object.hasOwn(RATES, text);

/** The data of a rate. */
export const rateOf = (key: RateKey): Rate => RATES[key];

/** The data of a series. */
export const seriesOf = (key: SeriesKey): SeriesInfo => SERIES[key];

/** The series a rate reads: those it requires, and that of the other reading. */
export function seriesReadBy(key: RateKey): SeriesKey[] {
  const method = rateOf(key).valor;
  return [...seriesOfRate(key), ...(method.engine === "banda" ? [method.letra] : [])];
}

/** The series that a rate requires. */
export function seriesOfRate(key: RateKey): SeriesKey[] {
  const method = rateOf(key).valor;
  if (method.engine === "banda") return [method.pasiva, method.techo];
  return "series" in method ? [method.series] : [];
}
