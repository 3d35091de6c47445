import {
  cents,
  type Exact,
  exact,
  exactMoneyText,
  numberText,
  pesos,
  sumOf,
} from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Rubro } from "../calculation/rubro.schema";
import { type CivilResult, type CivilVariables, FORMULAS, type FormulaName } from "./civil.schema";
import {
  annuity,
  FORMULA_LAW,
  growthFactor,
  type Person,
  SALARIES,
  type Stretch,
  stretchesToday,
} from "./formula.rules";
import { sensitivityOf } from "./sensitivity.rules";

export const CIVIL_VERSION = "civil 1.0.0";

/**
 * The capital whose rents cover the loss and which is used up at the last age (CCyC 1746), by the
 * formula that is asked for. Pesos. Throws a `CalculationError` where the age has passed the last.
 */
export function damagesOf(variables: CivilVariables): CivilResult {
  const { formula } = variables;
  const person = personOf(variables);
  assertYoung(person);
  const rubros = linesOf(person);
  const total = sumOf(rubros.map(({ monto }) => exact(monto)));
  const isOpen = formula === "mendez" && person.age > 60;
  return {
    ...{ formula, anual: pesos(yearlyOf(person)), anios: person.end - person.age },
    tasa: person.rate.toNumber(),
    rubros,
    total: pesos(total),
    lecturas: isOpen
      ? { factor: pesos(worthOf(person)), factorMinimoUno: pesos(worthOf(person, 1)) }
      : null,
    comparacion: FORMULAS.map((name) => comparedBy(name, variables)),
    sensibilidad: sensitivityOf(person, (other) => pesos(worthOf(other))),
    advertencias: warningsOf(variables, isOpen),
    engineVersion: CIVIL_VERSION,
  };
}

/** The person of the variables; what is not said is the formula's own. */
export function personOf(variables: CivilVariables): Person {
  const { formula, edad, incapacidad, ingresoMensual = 0, tasa, edadTope, tramos } = variables;
  const law = FORMULA_LAW[formula];
  const stretches = tramos?.map(({ hasta, ingreso, probabilidad }) => ({
    ...{ until: hasta, income: exact(ingreso) },
    probability: exact(probabilidad).div(probabilidad > 1 ? 100 : 1),
  }));
  return {
    ...{ formula, age: edad, end: stretches?.at(-1)?.until ?? edadTope ?? law.end },
    ...{ rate: exact(tasa ?? law.rate), part: exact(incapacidad).div(100) },
    ...{ monthly: exact(ingresoMensual), stretches: stretches ?? null },
  };
}

function assertYoung({ age, end, formula }: Person): void {
  if (age < end) return;
  throw new CalculationError(
    "edad",
    `Edad: la fórmula ${FORMULA_LAW[formula].name} llega hasta los ${end} años; cambiá la edad tope`,
  );
}

/** The loss of a year, with the growth that Méndez expects. */
function yearlyOf({ formula, monthly, part, age, stretches }: Person, least?: number): Exact {
  const yearly = (stretches?.[0]?.income ?? monthly.times(SALARIES)).times(part);
  return formula === "mendez" ? yearly.times(growthFactor(age, least)) : yearly;
}

const stretchesOf = ({ stretches, end, monthly }: Person): Stretch[] =>
  stretches ?? [{ until: end, income: monthly.times(SALARIES), probability: exact(1) }];

/** The capital of a person, exact but for Acciarri's, which is the sum of its stretches in cents. */
function worthOf(person: Person, least?: number): Exact {
  const { formula, age, end, rate, part } = person;
  if (formula !== "acciarri") return yearlyOf(person, least).times(annuity(end - age, rate));
  const today = stretchesToday(stretchesOf(person), age, rate);
  return sumOf(today.map((value) => cents(value.times(part))));
}

function linesOf(person: Person): Rubro[] {
  const { formula, age, end, rate, part, monthly } = person;
  const { name, norm, source } = FORMULA_LAW[formula];
  const support = { normas: ["CCyC, art. 1746", norm], verificado: true, fuente: source };
  const percent = `${numberText(part.times(100))} %`;
  const power = (years: number) => `(1 − 1 / ${numberText(rate.div(100).plus(1))}^${years})`;
  if (formula !== "acciarri") {
    const years = end - age;
    const grown = formula === "mendez" ? ` × 60 / ${age}` : "";
    const yearly = `${exactMoneyText(monthly)} × ${SALARIES} × ${percent}${grown}`;
    const times = rate.isZero() ? `${years}` : `${power(years)} / ${numberText(rate.div(100))}`;
    return [
      {
        ...{ codigo: formula, concepto: `Capital, fórmula ${name}` },
        ...{ monto: pesos(worthOf(person)), formula: `${yearly} × ${times}`, ...support },
      },
    ];
  }
  const stretches = stretchesOf(person);
  return stretchesToday(stretches, age, rate).map((value, at) => {
    const { until, income, probability } = stretches[at] as Stretch;
    const from = Math.max(stretches[at - 1]?.until ?? age, age);
    const chance = probability.eq(1) ? "" : ` × ${numberText(probability.times(100))} %`;
    const sum = `Σ 1 / ${numberText(rate.div(100).plus(1))}^t, t de ${from - age + 1} a ${until - age}`;
    return {
      ...{ codigo: `acciarri_${at + 1}`, concepto: `De los ${from} a los ${until} años` },
      monto: pesos(value.times(part)),
      formula: `${exactMoneyText(income)}${chance} × ${percent} × [${sum}]`,
      ...support,
    };
  });
}

/** The same person by a formula with its own rate and last age; the chosen one as it was chosen. */
function comparedBy(formula: FormulaName, variables: CivilVariables) {
  const { ingresoMensual, tramos, incapacidad, edad } = variables;
  const isChosen = formula === variables.formula;
  const first = tramos?.[0];
  const monthly = ingresoMensual ?? (first && exact(first.ingreso).div(SALARIES).toNumber());
  const person = isChosen
    ? personOf(variables)
    : personOf({ formula, incapacidad, edad, ingresoMensual: monthly });
  const { end, rate } = person;
  return {
    formula,
    total: person.age < end ? pesos(worthOf(person)) : null,
    base: `${numberText(rate)} % anual hasta los ${end} años`,
  };
}

function warningsOf(
  { formula, tramos, ingresoMensual, tasa, edadTope }: CivilVariables,
  isOpen: boolean,
): string[] {
  const law = FORMULA_LAW[formula];
  const isOwn = (tasa ?? law.rate) === law.rate && (edadTope ?? law.end) === law.end;
  return [
    isOpen
      ? "Pasados los 60 años el cociente 60 / edad baja de uno y se discute: están las dos lecturas. Sugerido, verificá."
      : "",
    isOwn
      ? ""
      : `La fórmula ${law.name} usa ${law.rate} % y ${law.end} años; cambiaste la tasa o la edad tope. Decí por qué.`,
    formula === "acciarri" && !tramos
      ? "Sin tramos, el ingreso mensual por 13 se tomó como seguro hasta la edad tope: cargalos con su probabilidad."
      : "",
    tramos && ingresoMensual !== undefined
      ? "Con tramos, el ingreso mensual sólo se usa para comparar con las otras fórmulas."
      : "",
    "El art. 1746 no impone una fórmula: el juez puede apartarse. La pérdida de vida de relación, los gastos y el daño moral van aparte.",
    "Si el daño es de un trabajador y el hecho es posterior al 6/3/2026, la Ley 27.802 excluye el reclamo civil (LCT, arts. 245 y 278): verificá.",
  ].filter((text) => text !== "");
}
