import { addDays, addMonths } from "../../kernel/day.rules";
import { type Exact, exact } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Norm } from "../calculation/norm.rules";
import { type Base, baseOf } from "./base.rules";
import { exceeds, seniorityOf } from "./calendar.rules";
import { type ConceptPay, payOfConcepts } from "./concepts.rules";
import type { LaborVariables } from "./labor.schema";
import { type Mode, type Treatment, treatmentOf } from "./modes.rules";
import { BASE, EARLIER_SERVICE, FIXED_TERM, NOTICE, NOTICE_SERVED, SENIORITY } from "./norms.rules";
import type { LaborOptions } from "./options.schema";
import { type Law, lawOf } from "./regime.rules";
import type { Seniority } from "./result.schema";
import { ruling } from "./ruling.rules";

/** The data of a settlement, from which every line is computed. */
export type Facts = {
  variables: LaborVariables;
  options: Partial<LaborOptions>;
  law: Law;
  mode: Mode;
  treatment: Norm<Treatment>;
  /** The start of the service that counts. */
  entry: string;
  exit: string;
  /** The worker was rehired so much later that the earlier service does not count. */
  apart: boolean;
  /** The seniority that counts, and its norms if it does not end with the exit. */
  seniority: Seniority;
  seniorityNorms: Norm[];
  periods: number;
  pay: Exact;
  base: Base;
  trial: boolean;
  domestic: boolean;
  /** Whether notice and the rest of the month are due. */
  notice: boolean;
  /** The concepts by which pay or base are computed, judged; undefined where they are not read. */
  concepts: ConceptPay | undefined;
};

/** Reads the variables of an ordinary settlement; the schema guarantees that they are complete. */
export function factsOf(variables: LaborVariables): Facts {
  const options: Partial<LaborOptions> = variables.opciones ?? {};
  const [entry, exit] = [
    demanded(variables.fechaIngreso, "fechaIngreso"),
    demanded(variables.fechaEgreso, "fechaEgreso"),
  ];
  const law = lawOf(exit, variables.regimen);
  const back = isApart(options, law) ? options.reingreso?.fecha : undefined;
  const mode = demanded(variables.modo, "modo");
  const treatment = treatmentOf(mode, law.regime);
  const start = back ?? entry;
  const { seniority, norms } = service(variables, options, { entry: start, exit, law, mode });
  const concepts = conceptsOf(variables, law, seniority);
  const pay = payOf(variables, concepts);
  return {
    ...{ variables, options, law, mode, treatment, exit, seniority, pay, concepts },
    entry: start,
    apart: back !== undefined,
    seniorityNorms: back ? [...norms, EARLIER_SERVICE] : norms,
    periods: periodsOf(seniority, ruling(SENIORITY, law.day).valor.fraction),
    base: baseOf(variables, law, pay, concepts),
    trial: inTrial(variables, options, mode, seniority),
    domestic: variables.regimenEspecial === "casasParticulares",
    notice: withNotice(mode, treatment.valor, options) && variables.preavisoOtorgado !== true,
  };
}

/** LCT 18: after a gap of more than two years between contracts, the earlier one does not count. */
function isApart({ reingreso }: Partial<LaborOptions>, law: Law): boolean {
  const ended = reingreso?.fechaEgresoAnterior;
  if (!reingreso || !ended || law.regime !== "C") return false;
  return addMonths(ended, EARLIER_SERVICE.valor.months) < reingreso.fecha;
}

function demanded<T>(value: T | null | undefined, path: string): T {
  if (value === null || value === undefined) {
    throw new CalculationError(path, "Falta un dato de la liquidación");
  }
  return value;
}

/** Concepts are the base where the law uses them, and the pay where no other is given. */
function conceptsOf(
  { conceptos, remuneracion }: LaborVariables,
  law: Law,
  seniority: Seniority,
): ConceptPay | undefined {
  const read = ruling(BASE, law.day).valor.concepts || !remuneracion;
  return conceptos && read ? payOfConcepts(conceptos, seniority) : undefined;
}

const payOf = ({ remuneracion }: LaborVariables, concepts: ConceptPay | undefined) =>
  remuneracion ? exact(remuneracion) : demanded(concepts?.pay, "remuneracion");

type Ends = { entry: string; exit: string; law: Law; mode: Mode };

/** The service that counts: from retirement if any, to a fixed term's end, with notice served. */
function service(
  variables: LaborVariables,
  {
    fechaFinPlazoFijo: agreed,
    egresoInclusive,
    preavisoOtorgadoSumaAntiguedad,
  }: Partial<LaborOptions>,
  { entry, exit, law, mode }: Ends,
): { seniority: Seniority; norms: Norm[] } {
  const retired = mode === "jubiladoQueSigue" ? variables.fechaJubilacion : undefined;
  const start = retired && retired > entry ? retired : entry;
  const of = (end: string) => seniorityOf(start, end, egresoInclusive ?? true);
  const early = agreed && law.regime === "C" && treatmentOf(mode).valor.injustificado;
  if (early) return { seniority: of(agreed), norms: [FIXED_TERM] };
  // Where the exit is the end of the notice nothing is added, and no rule is needed.
  if (!variables.preavisoOtorgado || !preavisoOtorgadoSumaAntiguedad)
    return { seniority: of(exit), norms: [] };
  const served = addMonths(addDays(exit, 1), noticeMonths(of(exit), law));
  return { seniority: of(addDays(served, -1)), norms: [NOTICE_SERVED] };
}

/** Months of notice by seniority: at exactly five years it is still one. */
export function noticeMonths(seniority: Seniority, law: Law): number {
  const { over, longer, months } = ruling(NOTICE, law.day).valor;
  return exceeds(seniority, over) ? longer : months;
}

/** Years, plus one for a fraction greater than `fraction` months; at least one. */
export const periodsOf = ({ anios, meses, dias }: Seniority, fraction: number) =>
  Math.max(anios + (exceeds({ anios: 0, meses, dias }, fraction) ? 1 : 0), 1);

/** Whether it was in trial: an unregistered relation has none. */
function inTrial(
  { enPrueba, noRegistrado }: LaborVariables,
  { mesesPrueba }: Partial<LaborOptions>,
  mode: Mode,
  seniority: Seniority,
): boolean {
  if (noRegistrado || !(enPrueba || mode === "prueba")) return false;
  return !mesesPrueba || !exceeds(seniority, mesesPrueba);
}

function withNotice(mode: Mode, { preaviso }: Treatment, options: Partial<LaborOptions>): boolean {
  if (mode === "fuerzaMayor") return options.preaviso247 ?? preaviso;
  return mode === "quiebra" ? (options.preaviso251 ?? preaviso) : preaviso;
}
