import type { ArtResult, ArtVariables } from "@foja/core/law/art/art.schema";
import { ART as engine } from "@foja/core/law/engines/art.rules";
import { HardHat } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { EVENT_FIELDS, INCOME_FIELDS, UPDATE_FIELDS } from "./lib/fields";

/** What the laws of occupational risks pay, with the floor of the date and both updates. */
export const ART: Calculator<ArtVariables, ArtResult> = {
  type: "art",
  engine,
  description: "Lo que paga la ART: fórmula, piso de la fecha, sumas adicionales y actualización.",
  foreign: "Este cálculo no es de riesgos del trabajo.",
  empty: "Completá la fecha, la edad, la incapacidad y el ingreso base: el resultado aparece acá.",
  icon: HardHat,
  groups: [
    { title: "El daño", frame: "card", fields: EVENT_FIELDS },
    { title: "El ingreso base", frame: "card", fields: INCOME_FIELDS },
    { title: "La actualización", frame: "card", fields: UPDATE_FIELDS },
  ],
};

export default () => <CalculationPage calculator={ART} />;
