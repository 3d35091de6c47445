import { type Exact, exact, moneyText } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Norm } from "../calculation/norm.rules";
import type { LaborConcept, LaborVariables } from "./labor.schema";
import { BASE, BONUS_IN_BASE, CAP, CAP_FLOOR, HABITUAL, HABITUAL_SHORT } from "./norms.rules";
import type { Law } from "./regime.rules";
import { ruling } from "./ruling.rules";

type Intermediates = Record<string, Exact | number>;

/**
 * Normal pay by concepts: the best month of the fixed ones and the usual average of the variable.
 */
export type ConceptPay = { pay: Exact; note: string; figures: Intermediates; norms: Norm[] };

/** The base of art. 245: whole, and with its cap and the cap's floor. */
export type Base = {
  whole: Exact;
  computable: Exact;
  /** How the base is obtained, when it is not the pay as given. */
  note: string;
  figures: Intermediates;
  norms: Norm[];
};

const sum = (values: readonly number[]) =>
  values.reduce<Exact>((total, value) => total.plus(value), exact(0));
const average = (values: readonly number[]) => sum(values).div(values.length || 1);
const largest = (values: readonly Exact[]) =>
  values.reduce((most, value) => (value.gt(most) ? value : most), exact(0));

const amountsOf = (concepts: readonly LaborConcept[]) => concepts.map(({ importes }) => importes);

/** The sum of several concepts, month by month. */
const monthly = (concepts: readonly LaborConcept[], months: number) =>
  Array.from({ length: months }, (_, month) =>
    sum(amountsOf(concepts).map((amounts) => amounts[month] ?? 0)),
  );

const [SHORT = 6, LONG = 12] = HABITUAL.valor.averages;

/** The pay by concepts, each with the amounts of the last months served. */
export function payOfConcepts(concepts: readonly LaborConcept[]): ConceptPay {
  const months = concepts[0]?.importes.length ?? 0;
  const needed = months < HABITUAL.valor.months ? Math.ceil(months / 2) : HABITUAL.valor.months;
  const usual = concepts.filter(
    ({ importes }) => importes.filter((amount) => amount > 0).length >= needed,
  );
  const of = (kind: LaborConcept["clase"], among = usual) =>
    among.filter(({ clase }) => clase === kind);
  const fixed = largest(monthly(of("fijo"), months));
  const variable = of("variable").map(({ importes }) => ({
    short: average(importes.slice(-SHORT)),
    long: average(importes.slice(-LONG)),
  }));
  const normal = variable.map(({ short, long }) => largest([short, long]));
  const pay = normal.reduce((total, one) => total.plus(one), fixed);
  if (pay.lte(0)) throw new CalculationError("conceptos", NOTHING_USUAL);
  return {
    pay,
    note: [`fijo ${moneyText(fixed)}`, ...normal.map((one) => `variable ${moneyText(one)}`)].join(
      " + ",
    ),
    figures: {
      fijo_mejor: fixed,
      ...(variable.length > 0 && {
        comisiones_prom6: variable.reduce((total, { short }) => total.plus(short), exact(0)),
        comisiones_prom12: variable.reduce((total, { long }) => total.plus(long), exact(0)),
      }),
      meses_con_comision: monthly(of("variable", [...concepts]), months).filter((m) => m.gt(0))
        .length,
      bono_excluido: sum(amountsOf(of("noMensual", [...concepts])).flat()),
    },
    norms: months < LONG ? [HABITUAL, HABITUAL_SHORT] : [HABITUAL],
  };
}

const NOTHING_USUAL =
  "Conceptos: ninguno mensual se percibió en seis meses o más del último año, no queda remuneración normal y habitual";

/** The base of art. 245 by the law in force. */
export function baseOf(
  variables: LaborVariables,
  law: Law,
  pay: Exact,
  concepts: ConceptPay | undefined,
): Base {
  const norm = ruling(BASE, law.day);
  const fromConcepts = norm.valor.concepts ? concepts : undefined;
  const withBonus = !norm.valor.concepts && variables.opciones?.incluirSACenBase === true;
  const plain = fromConcepts?.pay ?? pay;
  const whole = withBonus ? plain.times(13).div(12) : plain;
  const capped = cap(variables, law, whole);
  return {
    whole,
    computable: capped.computable,
    note: [
      withBonus ? `${moneyText(plain)} + 1/12 de SAC` : "",
      fromConcepts?.note ?? "",
      capped.note,
    ]
      .filter(Boolean)
      .join("; "),
    figures: { ...concepts?.figures, ...capped.figures },
    norms: [withBonus ? BONUS_IN_BASE : norm, ...(fromConcepts?.norms ?? []), ...capped.norms],
  };
}

/** The highest monthly base according to the collective agreement. */
export function capOf({ topeCCT, promedioCCT }: LaborVariables, law: Law): Exact | undefined {
  if (topeCCT) return exact(topeCCT);
  return promedioCCT ? exact(promedioCCT).times(ruling(CAP, law.day).valor.times) : undefined;
}

function cap(variables: LaborVariables, law: Law, whole: Exact) {
  const most = capOf(variables, law);
  if (!most) return { computable: whole, note: "", figures: {}, norms: [] };
  const norm = ruling(CAP_FLOOR, law.day);
  const least = whole.times(norm.valor.part);
  const figures = { tope: most, piso67: least };
  if (whole.lte(most)) return { computable: whole, note: "", figures, norms: [] };
  const floorRules = !norm.valor.optional || variables.opciones?.aplicarPiso67 !== false;
  if (floorRules && least.gt(most)) {
    const note = `base ${moneyText(whole)}, tope ${moneyText(most)}, piso del 67 % ${moneyText(least)}`;
    return { computable: least, note, figures, norms: [ruling(CAP, law.day), norm] };
  }
  const note = `base ${moneyText(whole)} con tope ${moneyText(most)}`;
  return { computable: most, note, figures, norms: [ruling(CAP, law.day)] };
}
