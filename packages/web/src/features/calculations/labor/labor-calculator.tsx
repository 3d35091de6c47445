import { LABOR as engine } from "@foja/core/law/engines/labor.rules";
import type { LaborResult, LaborVariables } from "@foja/core/law/labor/labor.schema";
import { Scale } from "lucide-react";
import type { Group } from "~/features/calculations/shared/kit/basis";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { CONCEPTS } from "./components/concepts-fields";
import { LaborTools } from "./components/labor-tools";
import { Scenarios } from "./components/scenarios";
import { type Context, contextOf, type FieldDef } from "./lib/context";
import { FINE_FIELDS } from "./lib/fine-fields";
import {
  CAP_FIELDS,
  END_FIELDS,
  NOTICE_FIELDS,
  PAY_FIELDS,
  RELATION_FIELDS,
} from "./lib/main-fields";
import { AGGRAVATED_FIELDS, VACATION_FIELDS } from "./lib/more-fields";

const MAIN = [...RELATION_FIELDS, ...END_FIELDS, ...PAY_FIELDS];

/** The fields that every settlement needs, in one group. */
const NEEDED = MAIN.filter(({ required }) => required);
const REGIME = MAIN.filter(({ path }) => path === "regimenEspecial" || path === "regimen");
const restOf = (fields: readonly FieldDef[]) =>
  fields.filter((field) => !NEEDED.includes(field) && !REGIME.includes(field));

const fold = (title: string, fields: Group<Context>["fields"], open = false): Group<Context> => ({
  ...{ title, fields, open },
  frame: "fold",
});

/** The settlement of a labour relation. The required fields are open, the others folded. */
export const LABOR: Calculator<LaborVariables, LaborResult, Context> = {
  type: "labor",
  engine,
  description:
    "Cada rubro con su fórmula y su norma. La ley la elige la fecha de egreso; vos podés elegir otra.",
  foreign: "Este cálculo no es una liquidación laboral.",
  empty: "Completá las fechas, el modo y la remuneración: la liquidación aparece acá.",
  icon: Scale,
  look: {
    columns: "lg:grid-cols-[minmax(0,1fr)_26rem]",
    sheet: "lg:max-h-[calc(100dvh-16.5rem)]",
  },
  long: true,
  contextOf,
  groups: [
    fold("Lo necesario", NEEDED, true),
    fold("Régimen", REGIME),
    fold("Egreso", restOf(END_FIELDS)),
    fold("Remuneración", [...restOf(PAY_FIELDS), CONCEPTS]),
    fold("Tope del convenio", CAP_FIELDS),
    fold("Preaviso y período de prueba", NOTICE_FIELDS),
    fold("Vacaciones", VACATION_FIELDS),
    fold("Agravantes y casos especiales", AGGRAVATED_FIELDS),
    fold("Registración y multas", FINE_FIELDS),
  ],
  Tools: LaborTools,
  Below: Scenarios,
};

export default () => <CalculationPage calculator={LABOR} />;
