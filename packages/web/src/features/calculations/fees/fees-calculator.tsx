import { FEES as engine } from "@foja/core/law/engines/fees.rules";
import type { FeesResult, FeesVariables } from "@foja/core/law/fees/fees.schema";
import { Coins } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { ChargeFee } from "./components/charge-fee";
import { COURSE_FIELDS, LAW_FIELDS, REGULATED_FIELDS } from "./lib/fields";

/** What the law gives a lawyer, in units and in pesos, against what was regulated. */
export const FEES: Calculator<FeesVariables, FeesResult> = {
  type: "honorarios",
  engine,
  description: "Lo que da la ley, en UMA o JUS y en pesos, frente a lo que se reguló.",
  foreign: "Este cálculo no es de honorarios.",
  empty: "Completá la ley, la base y la fecha: los honorarios aparecen acá.",
  icon: Coins,
  start: { ley: "27423" },
  groups: [
    { title: "Lo que se regula", frame: "card", fields: LAW_FIELDS },
    { title: "Cómo terminó", frame: "card", fields: COURSE_FIELDS },
    { title: "Lo regulado y su pago", frame: "card", fields: REGULATED_FIELDS },
  ],
  Tools: ChargeFee,
};

export default () => <CalculationPage calculator={FEES} />;
