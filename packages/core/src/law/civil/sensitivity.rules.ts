import { exact } from "../../kernel/money.rules";
import type { CivilResult, SensitivityPoint } from "./civil.schema";
import type { Person } from "./formula.rules";

const AGES = [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10];
/** Percent of the income. */
const INCOMES = [50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150];
const RATES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The total by other ages, incomes and rates, with the given one among them. */
export function sensitivityOf(
  person: Person,
  total: (person: Person) => number,
): CivilResult["sensibilidad"] {
  const { age, end, rate, monthly, stretches } = person;
  const at = (valor: number, other: Partial<Person>): SensitivityPoint => ({
    valor,
    total: total({ ...person, ...other }),
  });
  const ages = AGES.map((more) => age + more).filter((one) => one >= 1 && one < end);
  const rates = [...new Set([...RATES, rate.toNumber()])].sort((a, b) => a - b);
  return {
    edad: ages.map((one) => at(one, { age: one })),
    ingreso: INCOMES.map((percent) => {
      const part = exact(percent).div(100);
      const grown = stretches?.map((one) => ({ ...one, income: one.income.times(part) })) ?? null;
      return at(percent, { monthly: monthly.times(part), stretches: grown });
    }),
    tasa: rates.map((one) => at(one, { rate: exact(one) })),
  };
}
