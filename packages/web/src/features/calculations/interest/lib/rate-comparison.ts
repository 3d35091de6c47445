import type { InterestVariables } from "@foja/core/law/interest/interest.schema";
import { rateOf, type SeriesBook } from "@foja/core/law/rates/rate.rules";
import type { RateKey } from "@foja/core/law/rates/rate.schema";
import { type Computed, checked, keysOf, type Outcome, outcomeOf } from "./outcome";

/** One rate over the period of the calculation, or why it gives no result. */
export type Compared = { key: RateKey | "base"; label: string } & (
  | { total: number; interest: number; serieHasta: string | null; capital: number }
  | { fault: string }
);

/** The variables with another rate over the whole period; segments are merged into it. */
export function underRate(
  { tramos, tasaFija: _fixed, adicional: _extra, ...plain }: InterestVariables,
  tasa: RateKey,
): InterestVariables {
  const desde = plain.desde ?? tramos?.[0]?.desde;
  const hasta = plain.hasta ?? tramos?.at(-1)?.hasta;
  const byPart = plain.capitalizacion?.modo === "porTramo";
  return { ...plain, desde, hasta, tasa, ...(byPart ? { capitalizacion: undefined } : {}) };
}

/** The series that the compared rates need. */
export const keysToCompare = (variables: InterestVariables | undefined, rates: RateKey[]) =>
  variables ? [...new Set(rates.flatMap((rate) => keysOf(underRate(variables, rate))))] : [];

/**
 * The calculation and each rate over the same period, from the highest total to the lowest; those
 * without a result last.
 */
export function compare(
  { variables, result }: Computed,
  rates: readonly RateKey[],
  book: SeriesBook,
  today: string,
): Compared[] {
  const base = figuresOf("base", "Este cálculo", result);
  const all = [base, ...rates.map((key) => comparedTo(variables, key, book, today))];
  return all.sort((a, b) => totalOf(b) - totalOf(a));
}

function figuresOf(key: Compared["key"], label: string, result: Computed["result"]): Compared {
  const { total, interes, serieHasta, capital } = result;
  return { key, label, total, interest: interes, serieHasta, capital };
}

const totalOf = (one: Compared) => ("total" in one ? one.total : -1);

function comparedTo(
  variables: InterestVariables,
  key: RateKey,
  book: SeriesBook,
  today: string,
): Compared {
  const { label } = rateOf(key);
  const { computed, faults } = underOther(variables, key, book, today);
  if (!computed) return { key, label, fault: Object.values(faults)[0] ?? "No se puede calcular" };
  return figuresOf(key, label, computed.result);
}

function underOther(
  variables: InterestVariables,
  key: RateKey,
  book: SeriesBook,
  today: string,
): Outcome {
  const other = checked(underRate(variables, key));
  return other.variables ? outcomeOf(other.variables, book, today) : { faults: other.faults };
}
