import { SUGGESTED } from "@foja/core/law/calculation/norm.rules";
import { OBLIGATIONS as engine } from "@foja/core/law/engines/obligations.rules";
import type {
  ObligationsResult,
  ObligationsVariables,
} from "@foja/core/law/obligations/obligations.schema";
import { ListOrdered } from "lucide-react";
import { useSearchParams } from "react-router";
import type { Calculator } from "~/features/calculations/shared/kit/calculator";
import { CalculationPage } from "~/features/calculations/shared/kit/page";
import { BesideOthers, SetAside } from "~/features/calculations/shared/kit/scenarios";
import { CAPITALISATION_FIELDS, RATE_FIELDS } from "~/features/calculations/shared/lib/rate-fields";
import { ALL_CRITERIA, ITEM_FIELDS, PAYMENT_FIELDS } from "./lib/fields";
import { openedItems, openedValues } from "./lib/opened";

/** Says of items that came from a labour settlement since when they are due. */
function SettledNote() {
  const [params] = useSearchParams();
  if (!params.has("egreso") || !openedItems(params)) return null;
  return (
    <p className="border-warn border-s-2 bg-warn-wash px-3 py-1.5">
      {SUGGESTED}: cada rubro de la liquidación corre desde el cuarto día hábil posterior al egreso
      (LCT, arts. 128 y 255 bis). Cambiá el que tenga otra fecha.
    </p>
  );
}

/** The interest of many items, each from its own day, with payments on account. */
export const OBLIGATIONS: Calculator<ObligationsVariables, ObligationsResult> = {
  type: "obligaciones",
  engine,
  description:
    "Cada rubro corre desde su fecha; los pagos a cuenta se imputan el día que se hicieron.",
  foreign: "Este cálculo no es de intereses por rubro.",
  empty: "Cargá los rubros, la fecha y la tasa: lo adeudado aparece acá.",
  icon: ListOrdered,
  start: { tasa: "tasaActivaBNA" },
  opened: openedValues,
  openedRows: openedItems,
  groups: [
    { title: "Los rubros", frame: "card", fields: ITEM_FIELDS },
    { title: "La tasa", frame: "card", fields: RATE_FIELDS },
    { title: "Pagos a cuenta", frame: "card", fields: PAYMENT_FIELDS },
    { title: "Capitalización", frame: "fold", fields: CAPITALISATION_FIELDS, silent: true },
    { title: "Criterios", frame: "fold", fields: ALL_CRITERIA, silent: true },
  ],
  Top: SettledNote,
  Tools: SetAside,
  Below: (part) => <BesideOthers {...part} of={{ type: "obligaciones", engine }} />,
};

export default () => <CalculationPage calculator={OBLIGATIONS} />;
