import { alimonySheet } from "../../law/alimony/alimony.sheet.rules";
import { apportionmentSheet } from "../../law/apportionment/apportionment.sheet.rules";
import { artSheet } from "../../law/art/art.sheet.rules";
import type { CalculatorType } from "../../law/calculation/kinds.rules";
import type { Sheet } from "../../law/calculation/sheet.rules";
import { civilSheet } from "../../law/civil/civil.sheet.rules";
import { courtTaxSheet } from "../../law/court-tax/court-tax.sheet.rules";
import { deadlineSheet } from "../../law/deadlines/deadline.sheet.rules";
import { feesSheet } from "../../law/fees/fees.sheet.rules";
import { interestSheet } from "../../law/interest/interest.sheet.rules";
import { laborSheet } from "../../law/labor/labor.sheet.rules";
import { lapseSheet } from "../../law/lapse/lapse.sheet.rules";
import { limitationSheet } from "../../law/limitation/limitation.sheet.rules";
import { mobilitySheet } from "../../law/mobility/mobility.sheet.rules";
import { obligationsSheet } from "../../law/obligations/obligations.sheet.rules";
import { differencesSheet } from "../../law/wages/differences.sheet.rules";
import { overtimeSheet } from "../../law/wages/overtime.rules";

/** A computation of any type, stored or on a screen. */
export type Computed = { type: CalculatorType; variables: unknown; result: unknown };

type SheetOf = (variables: never, result: never) => Sheet;

const SHEETS: Record<CalculatorType, SheetOf> = {
  labor: laborSheet,
  intereses: interestSheet,
  obligaciones: obligationsSheet,
  diferencias: differencesSheet,
  horasExtra: overtimeSheet,
  alimentos: alimonySheet,
  plazo: deadlineSheet,
  prescripcion: limitationSheet,
  caducidad: lapseSheet,
  honorarios: feesSheet,
  prorrateo: apportionmentSheet,
  art: artSheet,
  civil: civilSheet,
  tasaJusticia: courtTaxSheet,
  movilidad: mobilitySheet,
};

/** A computation as a sheet, from its stored result. */
export const sheetOf = ({ type, variables, result }: Computed): Sheet =>
  SHEETS[type](variables as never, result as never);
