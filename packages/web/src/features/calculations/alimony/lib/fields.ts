import { addMonths } from "@foja/core/kernel/day.rules";
import { MOST_ITEMS, MOST_PAYMENTS } from "@foja/core/law/obligations/obligations.schema";
import type {
  AnyField,
  Context,
  FieldDef,
  OwnRows,
} from "~/features/calculations/shared/kit/field";
import { typedMonth } from "~/features/calculations/shared/kit/table/month";
import { tableField } from "~/features/calculations/shared/kit/table/table-field";
import {
  CAPITALISATION_FIELDS,
  CRITERIA_FIELDS,
  RATE_FIELDS,
} from "~/features/calculations/shared/lib/rate-fields";
import { counted } from "~/lib/format";

const BASKET = "canasta";
const isBasket = ({ values }: Context) => values.modo === BASKET;
const isArrears = ({ values }: Context) => values.modo === "cuotas";

/** Fields of unpaid instalments alone. */
const arrearsOnly = (fields: readonly FieldDef[]): FieldDef[] =>
  fields.map((field) => ({
    ...field,
    when: (context) => isArrears(context) && (field.when?.(context) ?? true),
  }));

export const WAY_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "modo", kind: "choice", label: "Qué calcular", wide: true, required: true },
    options: [
      { value: BASKET, label: "Una cuota por la canasta de crianza" },
      { value: "cuotas", label: "Cuotas adeudadas, con intereses" },
    ],
  },
  {
    ...{ path: "edad", kind: "number", label: "Edad", when: isBasket },
    hint: "Años cumplidos. La canasta llega a los 12.",
  },
  {
    ...{ path: "porcentaje", kind: "percent", label: "Parte de la canasta", when: isBasket },
    hint: "% a cargo de quien paga, según el acuerdo o la sentencia.",
  },
  { path: "desde", kind: "month", label: "Desde el mes", when: isBasket },
  { path: "al", kind: "month", label: "Al mes", when: isBasket },
];

const INSTALMENTS: OwnRows = tableField(
  {
    ...{ path: "items", label: "Cuotas", most: MOST_ITEMS, add: "Agregar cuota" },
    columns: [
      { path: "concepto", label: "Concepto", kind: "text", optional: true },
      { path: "desde", label: "Desde", kind: "date" },
      { path: "capital", label: "Importe", kind: "money" },
    ],
    hint: "Cada cuota corre desde su vencimiento.",
    one: (place) => `la cuota ${place}`,
    counted: (rows) => counted(rows, "cuota", "cuotas"),
    monthly: {
      amount: "Importe de cada cuota",
      days: [
        { value: "5", label: "El 5 de cada mes" },
        { value: "10", label: "El 10 de cada mes" },
        { value: "siguiente", label: "El 1 del mes siguiente" },
      ],
      row: ({ month, amount, text, day }) => ({
        concepto: `${text || "Cuota"} ${typedMonth(month)}`,
        desde:
          day === "siguiente" ? addMonths(`${month}-01`, 1) : `${month}-${day.padStart(2, "0")}`,
        capital: amount,
      }),
    },
  },
  isArrears,
);

const PAYMENTS: OwnRows = tableField(
  {
    ...{ path: "pagos", label: "Pagos a cuenta", most: MOST_PAYMENTS, add: "Agregar pago" },
    columns: [
      { path: "fecha", label: "Fecha", kind: "date" },
      { path: "monto", label: "Importe", kind: "money" },
    ],
    hint: "Lo que se pagó de menos o fuera de término: primero intereses, después capital (CCyC, art. 903).",
    one: (place) => `el pago ${place}`,
    counted: (rows) => counted(rows, "pago", "pagos"),
  },
  isArrears,
);

const UNTIL: FieldDef = {
  ...{ path: "hasta", kind: "date", label: "Hasta", untilToday: true, when: isArrears },
};

export const INSTALMENT_FIELDS: readonly AnyField[] = [UNTIL, INSTALMENTS];
export const PAYMENT_FIELDS: readonly AnyField[] = [PAYMENTS];
export const ARREARS_RATE: readonly FieldDef[] = arrearsOnly(RATE_FIELDS);
export const ARREARS_MORE: readonly FieldDef[] = arrearsOnly([
  ...CAPITALISATION_FIELDS,
  ...CRITERIA_FIELDS,
]);
