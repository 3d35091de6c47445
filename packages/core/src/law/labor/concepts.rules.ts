import { type Exact, exact, moneyText } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Norm } from "../calculation/norm.rules";
import type { LaborConcept } from "./labor.schema";
import { HABITUAL, HABITUAL_SHORT } from "./norms.rules";
import type { JudgedConcept, Seniority } from "./result.schema";

/**
 * Normal pay by concepts: the best month of the fixed ones and the usual average of the variable.
 */
export type ConceptPay = {
  pay: Exact;
  note: string;
  figures: Record<string, Exact | number>;
  norms: Norm[];
  /** Each concept with its months, and whether and by which rule it is in the base. */
  judged: JudgedConcept[];
  /** The pay if what the given months leave open were habitual; undefined where nothing is open. */
  other: Exact | undefined;
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

const YEAR = 12;
const [SHORT = 6, LONG = YEAR] = HABITUAL.valor.averages;

/** The months of service of the last year: a year, or as many whole ones as there were. */
const servedIn = ({ anios, meses }: Seniority) => Math.min(anios * YEAR + meses, YEAR);

/**
 * The pay by concepts, each with the amounts of the last months served. Throws a `CalculationError`
 * where too few months are given to know what is habitual, or where nothing is.
 */
export function payOfConcepts(concepts: readonly LaborConcept[], seniority: Seniority): ConceptPay {
  const months = concepts[0]?.importes.length ?? 0;
  const served = servedIn(seniority);
  const isShort = months < HABITUAL.valor.months;
  // The rule of short contracts judges no long one: one month would make anything habitual.
  if (isShort && months < served) throw new CalculationError("conceptos", tooFew(months, served));
  const needed = isShort ? Math.ceil(months / 2) : HABITUAL.valor.months;
  const missing = Math.max(served - months, 0);
  const judged = concepts.map((one) => judge(one, needed, missing));
  const among = (holds: (one: JudgedConcept) => boolean) =>
    concepts.filter((_, at) => holds(judged[at] as JudgedConcept));
  const usual = normalOf(
    among(({ enBase }) => enBase),
    months,
  );
  if (usual.pay.lte(0)) throw new CalculationError("conceptos", NOTHING_USUAL);
  const isOpen = judged.some(({ habitual }) => habitual === null);
  const variable = concepts.filter(({ clase }) => clase === "variable");
  const bonuses = concepts.filter(({ clase }) => clase === "noMensual");
  return {
    ...{ pay: usual.pay, note: usual.note, judged },
    other: isOpen
      ? normalOf(
          among(({ enBase, habitual }) => enBase || habitual === null),
          months,
        ).pay
      : undefined,
    figures: {
      ...usual.figures,
      meses_con_comision: monthly(variable, months).filter((month) => month.gt(0)).length,
      bono_excluido: sum(amountsOf(bonuses).flat()),
    },
    norms: served < YEAR ? [HABITUAL, HABITUAL_SHORT] : [HABITUAL],
  };
}

/** The best month of the fixed concepts, and of each variable one the better average. */
function normalOf(concepts: readonly LaborConcept[], months: number) {
  const of = (kind: LaborConcept["clase"]) => concepts.filter(({ clase }) => clase === kind);
  const fixed = largest(monthly(of("fijo"), months));
  const variable = of("variable").map(({ importes }) => ({
    short: average(importes.slice(-SHORT)),
    long: average(importes.slice(-LONG)),
  }));
  const normal = variable.map(({ short, long }) => largest([short, long]));
  const texts = [`fijo ${moneyText(fixed)}`, ...normal.map((one) => `variable ${moneyText(one)}`)];
  return {
    pay: normal.reduce((total, one) => total.plus(one), fixed),
    note: texts.join(" + "),
    figures: {
      fijo_mejor: fixed,
      ...(variable.length > 0 && {
        comisiones_prom6: variable.reduce((total, { short }) => total.plus(short), exact(0)),
        comisiones_prom12: variable.reduce((total, { long }) => total.plus(long), exact(0)),
      }),
    },
  };
}

/** Whether a concept is habitual and in the base; null where the months not given may decide. */
function judge(concept: LaborConcept, needed: number, missing: number): JudgedConcept {
  const { nombre, clase, importes } = concept;
  const earned = importes.filter((amount) => amount > 0).length;
  const common = { nombre, clase, meses: earned, de: importes.length, norma: HABITUAL.norma };
  if (clase === "noMensual")
    return { ...common, habitual: false, enBase: false, regla: "No es mensual" };
  if (earned >= needed)
    return { ...common, habitual: true, enBase: true, regla: `${needed} meses o más` };
  const isOpen = earned + missing >= needed;
  return {
    ...{ ...common, habitual: isOpen ? null : false, enBase: false },
    regla: isOpen
      ? `Faltan meses por cargar: podría llegar a ${needed}`
      : `No llega a ${needed} meses`,
  };
}

const tooFew = (months: number, served: number) =>
  `Conceptos: con ${months === 1 ? "un mes" : `${months} meses`} no se sabe qué es habitual (LCT art. 245); cargá los ${served} del último año`;

const NOTHING_USUAL =
  "Conceptos: ninguno mensual se percibió en seis meses o más del último año, no queda remuneración normal y habitual";
