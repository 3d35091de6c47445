import type { AlimonyResult, AlimonyVariables } from "@foja/core/law/alimony/alimony.schema";
import { ALIMONY as engine } from "@foja/core/law/engines/alimony.rules";
import { Baby } from "lucide-react";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import type { FormState } from "~/features/calculations/shared/kit/field";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { BesideOthers, SetAside } from "~/features/calculations/shared/kit/scenarios";
import {
  ARREARS_MORE,
  ARREARS_RATE,
  INSTALMENT_FIELDS,
  PAYMENT_FIELDS,
  WAY_FIELDS,
} from "./lib/fields";

/** A share of the basket of upbringing, or unpaid instalments with interest. */
export const ALIMONY: Calculator<AlimonyVariables, AlimonyResult> = {
  type: "alimentos",
  engine,
  description:
    "La cuota por la canasta de crianza del INDEC, y las cuotas adeudadas con sus intereses.",
  foreign: "Este cálculo no es de alimentos.",
  empty: "Completá los datos: la cuota, o lo adeudado, aparece acá.",
  icon: Baby,
  start: { modo: "canasta" },
  groups: [
    { title: "Alimentos", frame: "card", fields: WAY_FIELDS },
    { title: "Las cuotas", frame: "card", fields: INSTALMENT_FIELDS },
    { title: "La tasa", frame: "card", fields: ARREARS_RATE, Foot: RateFoot },
    { title: "Pagos", frame: "card", fields: PAYMENT_FIELDS },
    { title: "Capitalización y criterios", frame: "fold", fields: ARREARS_MORE, silent: true },
  ],
  Tools: SetAside,
  Below: (part) => <BesideOthers {...part} of={{ type: "alimentos", engine }} />,
};

/** The article leaves the rate to be chosen: none is offered by default. */
function RateFoot({ state }: { state: FormState }) {
  if (state.form.values.modo !== "cuotas") return null;
  return (
    <p className="text-ink-soft text-sm sm:col-span-2">
      CCyC, art. 552: la tasa más alta que cobran los bancos a sus clientes, según las
      reglamentaciones del BCRA, más la que fije el juez. La ley no nombra una serie: elegila y
      fundala.
    </p>
  );
}

export default () => <CalculationPage calculator={ALIMONY} />;
