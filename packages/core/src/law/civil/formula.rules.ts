import { type Exact, exact } from "../../kernel/money.rules";
import type { FormulaName } from "./civil.schema";

/** The salaries of a year, with the complementary one. */
export const SALARIES = 13;

type FormulaLaw = {
  name: string;
  /** Percent a year, and the age at which the loss ends, by the formula itself. */
  rate: number;
  end: number;
  norm: string;
  source: string;
};

export const FORMULA_LAW: Record<FormulaName, FormulaLaw> = {
  vuoto: {
    ...{ name: "Vuoto", rate: 6, end: 65, norm: "CNAT, Sala III, «Vuoto»" },
    source: "Publicaciones sobre la fórmula",
  },
  mendez: {
    ...{ name: "Méndez", rate: 4, end: 75, norm: "CNAT, Sala III, «Méndez», 28/4/2008" },
    source: "Texto publicado de la sentencia",
  },
  acciarri: {
    ...{ name: "Acciarri", rate: 4, end: 75, norm: "Fórmula de Acciarri" },
    source: "Planilla publicada por su autor",
  },
};

/** `(1 − Vⁿ) / i`, what one peso a year for n years is worth today; n where the rate is nothing. */
export function annuity(years: number, percent: Exact): Exact {
  const i = percent.div(100);
  if (i.isZero()) return exact(years);
  return exact(1).minus(i.plus(1).pow(-years)).div(i);
}

/**
 * What income expects to grow, by Méndez: 60 / age. Past 60 years it would shrink: `least` is the
 * other reading, which never goes under one.
 */
export const growthFactor = (age: number, least = 0): Exact => {
  const factor = exact(60).div(age);
  return factor.lt(least) ? exact(least) : factor;
};

/** A stretch of Acciarri: until an age, pesos a year, with a probability of 0 to 1. */
export type Stretch = { until: number; income: Exact; probability: Exact };

/**
 * What each stretch is worth today: its years are those after the ones before, and the income of the
 * year t is discounted by `(1 + i)^t`. A stretch that the age has passed is worth nothing.
 */
export function stretchesToday(
  stretches: readonly Stretch[],
  age: number,
  percent: Exact,
): Exact[] {
  let from = age;
  return stretches.map(({ until, income, probability }) => {
    const [before, after] = [from - age, Math.max(until, from) - age];
    from = Math.max(until, from);
    const years = annuity(after, percent).minus(annuity(before, percent));
    return income.times(probability).times(years);
  });
}

/** A case for a formula: the same person, with the rate and the last age that were chosen. */
export type Person = {
  formula: FormulaName;
  age: number;
  end: number;
  rate: Exact;
  /** The part that is lost, of 0 to 1. */
  part: Exact;
  monthly: Exact;
  stretches: Stretch[] | null;
};
