import type { CourtTaxResult, CourtTaxVariables } from "@foja/core/law/court-tax/court-tax.schema";
import { COURT_TAX as engine } from "@foja/core/law/engines/court-tax.rules";
import { Gavel } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { SUIT_FIELDS } from "./lib/fields";

/** What is paid to begin a suit, by jurisdiction and object. */
export const COURT_TAX: Calculator<CourtTaxVariables, CourtTaxResult> = {
  type: "tasaJusticia",
  engine,
  description:
    "Lo que se paga al iniciar: la base y la alícuota de cada objeto, con la Caja en PBA.",
  foreign: "Este cálculo no es de tasa de justicia.",
  empty: "Completá la jurisdicción y el monto: la tasa aparece acá.",
  icon: Gavel,
  start: { jurisdiccion: "PJN", objeto: "suma" },
  groups: [{ title: "El juicio", frame: "card", fields: SUIT_FIELDS }],
};

export default () => <CalculationPage calculator={COURT_TAX} />;
