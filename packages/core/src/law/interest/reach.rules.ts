import { addDays, addMonths, monthStart } from "../../kernel/day.rules";
import { rateOf, seriesOf, seriesOfRate, seriesReadBy } from "../rates/rate.rules";
import type { RateKey, RateOption } from "../rates/rate.schema";

/** A period of interest, days as `YYYY-MM-DD`. */
export type Span = { desde: string; hasta: string };

/** What the published values of a rate lack for a period: its beginning, its end, or everything. */
export type Lack = { of: "all" } | { of: "start" | "end"; day: string };

/** A daily series is late by a long weekend and a holiday, a monthly one by its publication. */
const DAYS_BEHIND = 7;
const MONTHS_BEHIND = 2;

/** What a rate lacks for a period; undefined when its values reach the whole of it. */
export function lackOf(rate: RateOption, { desde, hasta }: Span): Lack | undefined {
  const { value, fechaInicio, fechaUltima } = rate;
  if (rateOf(value).valor.engine === "fija") return undefined;
  if (!fechaInicio || !fechaUltima) return { of: "all" };
  if (hasta > currentUntil(value, fechaUltima)) return { of: "end", day: fechaUltima };
  return desde < fechaInicio ? { of: "start", day: fechaInicio } : undefined;
}

/** The last day for which the last value of a rate is no old one. */
function currentUntil(value: RateKey, last: string): string {
  const isMonthly = seriesOfRate(value).some((key) => seriesOf(key).frequency === "mensual");
  // The whole month that begins so many months after the last one counts.
  if (isMonthly) return addDays(addMonths(monthStart(last), MONTHS_BEHIND + 1), -1);
  return addDays(last, DAYS_BEHIND);
}

/**
 * The rate nearest to another whose values reach a whole period: one of its own series, then one of
 * its kind (an index, or a bank's rate), then the first of the list. Where none reaches it, one that
 * computes with its last value. It is in force at the end of the period. The other itself, if no
 * other does better; undefined if none computes.
 */
export function nearestReaching(
  rates: readonly RateOption[],
  wanted: RateKey,
  span: Span,
): RateKey | undefined {
  const whole = rates.filter((rate) => !lackOf(rate, span)).map(({ value }) => value);
  const computing = rates.filter((rate) => computes(rate, span)).map(({ value }) => value);
  return nearest(whole, wanted, span) ?? nearest(computing, wanted, span);
}

/** A bank's rate applies until the next one; an index has to be known when the period begins. */
function computes({ value, fechaInicio, fechaUltima }: RateOption, { desde }: Span): boolean {
  if (!fechaInicio || !fechaUltima || desde < fechaInicio) return false;
  return rateOf(value).valor.engine === "diaria" || desde <= fechaUltima;
}

function nearest(found: readonly RateKey[], wanted: RateKey, span: Span): RateKey | undefined {
  if (found.includes(wanted)) return wanted;
  const usable = found.filter((key) => isUsable(key, span));
  const own = seriesReadBy(wanted);
  return (
    usable.find((key) => seriesReadBy(key).some((series) => own.includes(series))) ??
    usable.find((key) => isIndex(key) === isIndex(wanted)) ??
    usable[0]
  );
}

/** A fixed rate reaches every day and is near to none. */
function isUsable(key: RateKey, { hasta }: Span): boolean {
  const { valor, vigenciaHasta } = rateOf(key);
  return valor.engine !== "fija" && (vigenciaHasta === null || vigenciaHasta >= hasta);
}

const isIndex = (key: RateKey) =>
  ["cociente", "indexada", "unaCapitalizacion"].includes(rateOf(key).valor.engine);
