import { exact, pesos } from "../../kernel/money.rules";
import { alimonyResult, alimonyVariables } from "../alimony/alimony.schema";
import { apportionmentResult, apportionmentVariables } from "../apportionment/apportionment.schema";
import { artResult, artVariables } from "../art/art.schema";
import type { CalculatorType } from "../calculation/kinds.rules";
import { civilResult, civilVariables } from "../civil/civil.schema";
import { courtTaxResult, courtTaxVariables } from "../court-tax/court-tax.schema";
import { deadlineResult, deadlineVariables } from "../deadlines/deadline.schema";
import { feesResult, feesVariables } from "../fees/fees.schema";
import { upTo } from "../interest/horizon.rules";
import { interestVariables } from "../interest/interest.schema";
import { interestResult } from "../interest/interest-result.schema";
import { laborResult, laborVariables } from "../labor/labor.schema";
import { lapseResult, lapseVariables } from "../lapse/lapse.schema";
import { limitationResult, limitationVariables } from "../limitation/limitation.schema";
import { mobilityResult, mobilityVariables } from "../mobility/mobility.schema";
import { obligationsResult, obligationsVariables } from "../obligations/obligations.schema";
import { differencesResult, differencesVariables } from "../wages/differences.schema";
import { overtimeResult, overtimeVariables } from "../wages/overtime.schema";
import { amountAlone, type Entry, entry, NO_FIGURES, untilDay } from "./engine.rules";

/**
 * The engine of each type of calculation: its schemas, how its heavy part is loaded, and its
 * figures. The API's schemas and commands follow from this table. Nothing heavy at import.
 */
export const ENGINES = {
  labor: entry({
    variables: laborVariables,
    result: laborResult,
    load: async () => (await import("./labor.rules")).LABOR,
    figures: ({ total }) => amountAlone(total),
  }),
  intereses: entry({
    variables: interestVariables,
    result: interestResult,
    load: async () => (await import("./interest.rules")).INTEREST,
    figures: ({ capital, interes, total }) => ({ capital, interest: interes, amount: total }),
    upTo,
  }),
  obligaciones: entry({
    variables: obligationsVariables,
    result: obligationsResult,
    load: async () => (await import("./obligations.rules")).OBLIGATIONS,
    figures: ({ capital, interes, total }) => ({ capital, interest: interes, amount: total }),
    upTo: untilDay,
  }),
  diferencias: entry({
    variables: differencesVariables,
    result: differencesResult,
    load: async () => (await import("./differences.rules")).DIFFERENCES,
    figures: ({ subtotal, sac, interes, total }) => ({
      ...{ capital: pesos(exact(subtotal).plus(sac)), interest: interes, amount: total },
    }),
    upTo: untilDay,
  }),
  horasExtra: entry({
    variables: overtimeVariables,
    result: overtimeResult,
    load: async () => (await import("./overtime.rules")).OVERTIME,
    figures: ({ total }) => amountAlone(total),
  }),
  alimentos: entry({
    variables: alimonyVariables,
    result: alimonyResult,
    load: async () => (await import("./alimony.rules")).ALIMONY,
    figures: (result) =>
      result.modo === "canasta"
        ? amountAlone(result.actual)
        : { capital: result.capital, interest: result.interes, amount: result.total },
    upTo: untilDay,
  }),
  plazo: entry({
    variables: deadlineVariables,
    result: deadlineResult,
    load: async () => (await import("./deadline.rules")).DEADLINE,
    figures: () => NO_FIGURES,
    revised: "Cambió el calendario de días inhábiles.",
  }),
  prescripcion: entry({
    variables: limitationVariables,
    result: limitationResult,
    load: async () => (await import("./limitation.rules")).LIMITATION,
    figures: () => NO_FIGURES,
  }),
  caducidad: entry({
    variables: lapseVariables,
    result: lapseResult,
    load: async () => (await import("./lapse.rules")).LAPSE,
    figures: () => NO_FIGURES,
    revised: "Cambió el calendario de días inhábiles.",
  }),
  honorarios: entry({
    variables: feesVariables,
    result: feesResult,
    load: async () => (await import("./fees.rules")).FEES,
    figures: ({ honorario }) => amountAlone(honorario.monto),
  }),
  prorrateo: entry({
    variables: apportionmentVariables,
    result: apportionmentResult,
    load: async () => (await import("./apportionment.rules")).APPORTIONMENT,
    figures: ({ total }) => amountAlone(total),
  }),
  art: entry({
    variables: artVariables,
    result: artResult,
    load: async () => (await import("./art.rules")).ART,
    figures: ({ total }) => amountAlone(total),
  }),
  civil: entry({
    variables: civilVariables,
    result: civilResult,
    load: async () => (await import("./civil.rules")).CIVIL,
    figures: ({ total }) => amountAlone(total),
  }),
  tasaJusticia: entry({
    variables: courtTaxVariables,
    result: courtTaxResult,
    load: async () => (await import("./court-tax.rules")).COURT_TAX,
    figures: ({ total }) => amountAlone(total),
  }),
  movilidad: entry({
    variables: mobilityVariables,
    result: mobilityResult,
    load: async () => (await import("./mobility.rules")).MOBILITY,
    figures: ({ haber }) => amountAlone(haber),
  }),
} satisfies Record<CalculatorType, Entry>;
