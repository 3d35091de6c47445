import { MOST_PERIODS } from "@foja/core/law/wages/differences.schema";
import type {
  AnyField,
  Context,
  FieldDef,
  OwnRows,
} from "~/features/calculations/shared/kit/field";
import { YES } from "~/features/calculations/shared/kit/field";
import { tableField } from "~/features/calculations/shared/kit/table/table-field";
import { counted } from "~/lib/format";

/** What was due and what was paid, month by month. */
export const PERIODS: OwnRows = tableField({
  ...{ path: "periodos", label: "Meses", most: MOST_PERIODS, add: "Agregar mes" },
  columns: [
    { path: "mes", label: "Mes", kind: "month" },
    { path: "debido", label: "Debido", kind: "money" },
    { path: "pagado", label: "Pagado", kind: "money" },
  ],
  hint: "Lo que correspondía y lo que se pagó. Podés pegar acá mismo las celdas de una planilla.",
  one: (place) => `el mes ${place}`,
  counted: (rows) => counted(rows, "mes", "meses"),
  monthly: {
    ...{ amount: "Debido cada mes", other: "Pagado cada mes" },
    row: ({ month, amount, other }) => ({ mes: month, debido: amount, pagado: other }),
  },
});

const withBonus = ({ values }: Context) => values.sac === YES;

export const PERIOD_FIELDS: readonly AnyField[] = [PERIODS];

export const BONUS_FIELDS: readonly FieldDef[] = [
  { path: "sac", kind: "toggle", label: "Sumar el SAC sobre las diferencias" },
  {
    ...{ path: "opciones.sac", kind: "choice", label: "Cómo se toma el SAC", when: withBonus },
    placeholder: "La doceava parte (LCT 121)",
    options: [{ value: "mejorMes", label: "La mitad de la mayor del semestre (LCT 122)" }],
    hint: "Las dos lecturas salen en el resultado.",
  },
];

/** Interest is asked for by its end and a rate. */
export const UNTIL_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "hasta", kind: "date", label: "Intereses hasta", untilToday: true },
    hint: "Cada diferencia, desde el 1 del mes siguiente. Sin fecha ni tasa, no se calculan.",
  },
  {
    ...{ path: "opciones.interesSac", kind: "toggle", label: "También sobre el SAC" },
    when: withBonus,
    hint: "Desde el 30/6 y el 18/12 (LCT 122, Ley 27.073).",
  },
];
