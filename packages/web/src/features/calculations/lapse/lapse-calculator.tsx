import { LAPSE as engine } from "@foja/core/law/engines/lapse.rules";
import type { LapseResult, LapseVariables } from "@foja/core/law/lapse/lapse.schema";
import { TimerOff } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { LAPSE_FIELDS } from "./lib/fields";

/** When an instance lapses without an act, by the practice's court calendar. */
export const LAPSES: Calculator<LapseVariables, LapseResult> = {
  type: "caducidad",
  engine,
  description: "Hasta qué día se puede impulsar una causa sin que caduque la instancia.",
  foreign: "Este cálculo no es de caducidad.",
  empty: "Escribí el último acto de impulso: la fecha aparece acá.",
  icon: TimerOff,
  start: { jurisdiccion: "PJN", fuero: "civil" },
  groups: [{ title: "La instancia", frame: "card", fields: LAPSE_FIELDS }],
};

export default () => <CalculationPage calculator={LAPSES} />;
