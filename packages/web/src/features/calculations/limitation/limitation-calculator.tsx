import { LIMITATION as engine } from "@foja/core/law/engines/limitation.rules";
import type {
  LimitationResult,
  LimitationVariables,
} from "@foja/core/law/limitation/limitation.schema";
import { Hourglass } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { ACTION_FIELDS, CLAIM_FIELDS, SUSPENSION_FIELDS } from "./lib/fields";

/** When an action prescribes, with its suspensions and interruptions. */
export const LIMIT: Calculator<LimitationVariables, LimitationResult> = {
  type: "prescripcion",
  engine,
  description: "Hasta qué día se puede demandar, con lo que suspende y lo que interrumpe.",
  foreign: "Este cálculo no es de prescripción.",
  empty: "Elegí la acción y el día desde el que corre: la fecha aparece acá.",
  icon: Hourglass,
  groups: [
    { title: "La acción", frame: "card", fields: ACTION_FIELDS },
    { title: "Lo que suspende", frame: "card", fields: SUSPENSION_FIELDS },
    { title: "Lo que interrumpe", frame: "card", fields: CLAIM_FIELDS },
  ],
};

export default () => <CalculationPage calculator={LIMIT} />;
