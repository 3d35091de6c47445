import type {
  ApportionmentResult,
  ApportionmentVariables,
} from "@foja/core/law/apportionment/apportionment.schema";
import { APPORTIONMENT as engine } from "@foja/core/law/engines/apportionment.rules";
import { Divide } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { CAP_FIELDS, FEE_FIELDS, TAX_FIELDS } from "./lib/fields";

/** The fees under the cap on costs, each with what of it is due. */
export const APPORTION: Calculator<ApportionmentVariables, ApportionmentResult> = {
  type: "prorrateo",
  engine,
  description: "Cuánto de cada honorario paga el condenado en costas, con el tope del 25 %.",
  foreign: "Este cálculo no es un prorrateo.",
  empty: "Completá la sentencia y los honorarios: el prorrateo aparece acá.",
  icon: Divide,
  start: { tope: "25" },
  groups: [
    { title: "La sentencia", frame: "card", fields: CAP_FIELDS },
    { title: "Los honorarios", frame: "card", fields: FEE_FIELDS },
    { title: "La tasa de justicia", frame: "card", fields: TAX_FIELDS },
  ],
};

export default () => <CalculationPage calculator={APPORTION} />;
