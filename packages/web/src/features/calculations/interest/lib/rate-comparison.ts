import { INTEREST } from "@foja/core/law/engines/interest.rules";
import type { InterestVariables } from "@foja/core/law/interest/interest.schema";
import type { InterestResult } from "@foja/core/law/interest/interest-result.schema";
import { seriesNeeded } from "@foja/core/law/interest/needs.rules";
import { rateOf, type SeriesBook } from "@foja/core/law/rates/rate.rules";
import type { RateKey, SeriesKey } from "@foja/core/law/rates/rate.schema";
import { type Computed, checked, outcomeOf } from "~/features/calculations/shared/kit/outcome";

/** The calculation that rates are compared with. */
export type Base = Computed<InterestVariables, InterestResult>;

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
export const keysToCompare = (variables: InterestVariables, rates: RateKey[]): SeriesKey[] => {
  const needs = rates.flatMap((rate) => seriesNeeded(underRate(variables, rate)));
  return [...new Set(needs.map(({ key }) => key))];
};

/**
 * The calculation and each rate over the same period, from the highest total to the lowest; those
 * without a result last.
 */
export function compare(
  { variables, result }: Base,
  rates: readonly RateKey[],
  book: SeriesBook,
  today: string,
): Compared[] {
  const base = figuresOf("base", "Este cálculo", result);
  const all = [base, ...rates.map((key) => comparedTo(variables, key, book, today))];
  return all.sort((a, b) => totalOf(b) - totalOf(a));
}

function figuresOf(key: Compared["key"], label: string, result: InterestResult): Compared {
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

function underOther(variables: InterestVariables, key: RateKey, book: SeriesBook, today: string) {
  const other = checked(INTEREST, underRate(variables, key));
  if (!other.variables) return { computed: undefined, faults: other.faults };
  return outcomeOf(INTEREST, other.variables, { book, today, calendar: undefined });
}
