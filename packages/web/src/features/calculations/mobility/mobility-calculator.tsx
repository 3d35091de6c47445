import { MOBILITY as engine } from "@foja/core/law/engines/mobility.rules";
import type { MobilityResult, MobilityVariables } from "@foja/core/law/mobility/mobility.schema";
import { TrendingUp } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { PENSION_FIELDS } from "./lib/fields";

/** A pension moved by the IPC, one month or several. */
export const MOBILITY: Calculator<MobilityVariables, MobilityResult> = {
  type: "movilidad",
  engine,
  description: "El haber movido mes a mes por el IPC de dos meses antes (Dec. 274/2024).",
  foreign: "Este cálculo no es de movilidad.",
  empty: "Completá el haber y el mes: el haber movido aparece acá.",
  icon: TrendingUp,
  groups: [{ title: "El haber", frame: "card", fields: PENSION_FIELDS }],
};

export default () => <CalculationPage calculator={MOBILITY} />;
