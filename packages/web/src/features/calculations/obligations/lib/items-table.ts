import { addMonths } from "@foja/core/kernel/day.rules";
import { MOST_ITEMS, MOST_PAYMENTS } from "@foja/core/law/obligations/obligations.schema";
import type { OwnRows } from "~/features/calculations/shared/kit/field";
import { typedMonth } from "~/features/calculations/shared/kit/table/month";
import { tableField } from "~/features/calculations/shared/kit/table/table-field";
import { counted } from "~/lib/format";

const NEXT = "siguiente";

/** What is owed, each with its own day: typed, pasted from a spreadsheet or made by month. */
export const ITEMS: OwnRows = tableField({
  ...{ path: "items", label: "Rubros", most: MOST_ITEMS, add: "Agregar rubro" },
  columns: [
    { path: "concepto", label: "Concepto", kind: "text", optional: true },
    { path: "desde", label: "Desde", kind: "date" },
    { path: "capital", label: "Capital", kind: "money" },
  ],
  hint: "Cada rubro corre desde su propia fecha. Podés pegar acá mismo las celdas de una planilla.",
  one: (place) => `el rubro ${place}`,
  counted: (rows) => counted(rows, "rubro", "rubros"),
  monthly: {
    amount: "Importe de cada mes",
    days: [
      { value: NEXT, label: "El 1 del mes siguiente" },
      { value: "mismo", label: "El 1 de cada mes" },
    ],
    row: ({ month, amount, text, day }) => ({
      concepto: `${text || "Mes"} ${typedMonth(month)}`,
      desde: day === NEXT ? addMonths(`${month}-01`, 1) : `${month}-01`,
      capital: amount,
    }),
  },
});

/** What was paid on account. */
export const PAYMENTS: OwnRows = tableField({
  ...{ path: "pagos", label: "Pagos a cuenta", most: MOST_PAYMENTS, add: "Agregar pago" },
  columns: [
    { path: "fecha", label: "Fecha", kind: "date" },
    { path: "monto", label: "Importe", kind: "money" },
    {
      ...{ path: "imputacion", label: "Imputación", kind: "choice", optional: true },
      options: [
        { value: "", label: "Interés primero" },
        { value: "capital", label: "Capital primero" },
      ],
    },
    { path: "item", label: "Rubro", kind: "place", optional: true },
  ],
  hint: "CCyC, arts. 900 a 903: primero intereses, salvo que el recibo diga capital; entre rubros, a prorrata, salvo que quien paga elija uno (su número).",
  one: (place) => `el pago ${place}`,
  counted: (rows) => counted(rows, "pago", "pagos"),
});
