import type { AnyField, FieldDef } from "~/features/calculations/shared/kit/field";
import { CRITERIA_FIELDS } from "~/features/calculations/shared/lib/rate-fields";
import { ITEMS, PAYMENTS } from "./items-table";

const UNTIL: FieldDef = {
  ...{ path: "hasta", kind: "date", label: "Hasta", untilToday: true },
  hint: "Hasta cuándo se calcula, inclusive.",
};

export const ITEM_FIELDS: readonly AnyField[] = [UNTIL, ITEMS];
export const PAYMENT_FIELDS: readonly AnyField[] = [PAYMENTS];

/** The criteria of interest, and those on payments. */
export const ALL_CRITERIA: readonly FieldDef[] = [
  {
    ...{ path: "opciones.entreItems", kind: "choice", label: "Pagos entre rubros" },
    placeholder: "A prorrata",
    options: [{ value: "antiguedad", label: "Por antigüedad" }],
    hint: "CCyC, art. 902: el capital de rubros iguales se paga a prorrata.",
  },
  {
    ...{ path: "opciones.ajuste", kind: "choice", label: "Ajuste por índice" },
    placeholder: "Como interés",
    options: [{ value: "capital", label: "Como capital" }],
    hint: "Con pagos y un índice: si lo impago se sigue ajustando. Salen las dos lecturas.",
  },
  ...CRITERIA_FIELDS,
];
