import { cents, counted, type Exact, exactMoneyText, pesos } from "../../kernel/money.rules";
import type { Norm } from "../calculation/norm.rules";
import type { LaborLine } from "./result.schema";
import { restingOn } from "./ruling.rules";

/** A line before rounding, from which later lines are computed. */
export type LineDraft = {
  codigo: string;
  nombre: string;
  formula: string;
  exact: Exact;
  norms: readonly Norm[];
  /** The norms of the line of which this one is a part: not cited, but their doubts apply too. */
  basis?: readonly Norm[];
};

/** The name of each line, by its code in the API. */
const NAMES = {
  antiguedad_245: "Indemnización por antigüedad",
  indemnizacion_247: "Indemnización por fuerza mayor o falta de trabajo",
  indemnizacion_248: "Indemnización por muerte del trabajador",
  indemnizacion_249: "Indemnización por muerte del empleador",
  indemnizacion_250: "Indemnización por plazo fijo cumplido",
  indemnizacion_251: "Indemnización por quiebra del empleador",
  indemnizacion_212_2: "Indemnización por incapacidad (2.º párrafo)",
  indemnizacion_212_3: "Indemnización por incapacidad (3.er párrafo)",
  indemnizacion_212_4: "Indemnización por incapacidad absoluta",
  indemnizacion_254: "Indemnización por inhabilitación (art. 254)",
  indemnizacion_253: "Indemnización del jubilado que siguió trabajando",
  suma_241: "Suma acordada",
  preaviso_232: "Preaviso",
  preaviso_15_dias: "Preaviso de 15 días",
  preaviso_10_dias: "Preaviso de 10 días",
  preaviso_30_dias: "Preaviso de 30 días",
  sac_preaviso: "SAC sobre preaviso",
  integracion_233: "Integración del mes de despido",
  integracion: "Integración del mes de despido",
  sac_integracion: "SAC sobre integración",
  dias_trabajados: "Días trabajados del mes",
  sac_proporcional: "SAC proporcional",
  vacaciones_no_gozadas: "Vacaciones no gozadas",
  sac_vacaciones: "SAC sobre vacaciones",
  art182: "Indemnización agravada por maternidad o matrimonio",
  art245bis: "Agravamiento por discriminación",
  art213: "Salarios de la licencia por enfermedad",
  art183b: "Compensación por tiempo de servicio",
  dnu_doble_indemnizacion: "Doble indemnización",
  ley23551_art52: "Indemnización por tutela sindical",
  ley24013_art8: "Multa por falta de registro",
  ley24013_art9: "Multa por fecha de ingreso falsa",
  ley24013_art10: "Multa por remuneración parcialmente registrada",
  ley24013_art15: "Duplicación por despido tras la intimación",
  ley25323_art1: "Incremento por falta de registro",
  ley25323_art2: "Incremento por falta de pago",
  art80_LCT_multa: "Multa por los certificados",
  art132bis: "Sanción por aportes retenidos",
  antiguedad_art48: "Indemnización por antigüedad",
  fondo_cese_12pct_primer_anio: "Fondo de cese, primer año",
  fondo_cese_8pct_resto: "Fondo de cese, desde el segundo año",
} as const;

export type Code = keyof typeof NAMES;

export const isCode = (text: string): text is Code => text in NAMES;

/** Makes a line; `norms` begins with the main one. */
export function line(codigo: Code, exact: Exact, formula: string, ...norms: Norm[]): LineDraft {
  return { codigo, nombre: NAMES[codigo], formula, exact, norms };
}

/** The line as it is answered: rounded to cents. */
export const answered = ({
  codigo,
  nombre,
  formula,
  exact,
  norms,
  basis,
}: LineDraft): LaborLine => ({
  codigo,
  nombre,
  ...restingOn(norms, basis),
  formula,
  monto: pesos(exact),
});

/** Whether a line is greater than zero: others are left out. */
export const isWorth = ({ exact }: LineDraft) => cents(exact).gt(0);

/** «$ 1.850.000,00 × 8 períodos». */
export const times = (base: Exact, number: Exact | number, one: string, many: string): string =>
  `${exactMoneyText(base)} × ${counted(number, one, many)}`;
