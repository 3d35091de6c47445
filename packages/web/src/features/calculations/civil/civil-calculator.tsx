import type { CivilResult, CivilVariables } from "@foja/core/law/civil/civil.schema";
import { CIVIL as engine } from "@foja/core/law/engines/civil.rules";
import { Scale } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { FormulasCompared } from "./components/formulas-compared";
import { Sensitivity } from "./components/sensitivity";
import { CRITERIA_FIELDS, PERSON_FIELDS, STRETCH_FIELDS } from "./lib/fields";

/** The capital of a lost income by each formula, and how it answers to its data. */
export const CIVIL: Calculator<CivilVariables, CivilResult> = {
  type: "civil",
  engine,
  description: "Daños por incapacidad (CCyC 1746): Vuoto, Méndez y Acciarri con los mismos datos.",
  foreign: "Este cálculo no es de daños.",
  empty: "Completá el ingreso, la incapacidad y la edad: el capital aparece acá.",
  icon: Scale,
  start: { formula: "mendez" },
  groups: [
    { title: "La persona", frame: "card", fields: PERSON_FIELDS },
    { title: "Criterios", frame: "card", fields: CRITERIA_FIELDS },
    { title: "Tramos de Acciarri", frame: "card", fields: STRETCH_FIELDS },
  ],
  Below: (part) => (
    <>
      <FormulasCompared {...part} />
      <Sensitivity {...part} />
    </>
  ),
};

export default () => <CalculationPage calculator={CIVIL} />;
