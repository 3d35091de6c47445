import { dateText, moneyText, numberText } from "../../kernel/money.rules";
import { factsWith, linesOfRubros } from "../calculation/rubro.rules";
import type { Sheet } from "../calculation/sheet.rules";
import type { CourtTaxResult, CourtTaxVariables } from "./court-tax.schema";
import { OBJECT_NAMES } from "./court-tax-law.rules";

const COURTS = { PJN: "Justicia nacional y federal", PBA: "Provincia de Buenos Aires" } as const;

/** The sheet of a court fee: for the screen, a brief or paper. */
export function courtTaxSheet(variables: CourtTaxVariables, result: CourtTaxResult): Sheet {
  const { jurisdiccion, objeto, fecha } = variables;
  return {
    title: "Tasa de justicia",
    facts: factsWith([
      ["Jurisdicción", COURTS[jurisdiccion]],
      ["Objeto", OBJECT_NAMES[objeto]],
      ["Fecha", fecha && dateText(fecha)],
      ["Base", moneyText(result.base)],
      ["Alícuota", `${numberText(result.alicuota)} %`],
    ]),
    lines: linesOfRubros(result.rubros),
    total: { label: "Total", amount: result.total },
    warnings: result.advertencias,
    foot: ["Cada renglón se redondea al centavo y el total es su suma."],
    engine: result.engineVersion,
  };
}
