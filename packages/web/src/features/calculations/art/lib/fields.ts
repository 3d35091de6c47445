import { isDay, monthAfter } from "@foja/core/kernel/day.rules";
import { MOST_MONTHS } from "@foja/core/law/art/art.schema";
import { type AnyField, type FieldDef, YES } from "~/features/calculations/shared/kit/field";

const isDeath = (values: Record<string, string>) => values.muerte === YES;

export const EVENT_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "fechaManifestacion", kind: "date", label: "Primera manifestación" },
    hint: "El día del accidente, o en que se supo de la enfermedad: fija el piso y el RIPTE.",
  },
  { path: "edad", kind: "number", label: "Edad ese día" },
  {
    ...{ path: "incapacidad", kind: "percent", label: "Incapacidad" },
    hint: "Desde el 66 % es total.",
    when: ({ values }) => !isDeath(values),
  },
  {
    ...{ path: "suma114", kind: "money", label: "Suma del art. 11.4" },
    hint: "De la resolución de la SRT de esa fecha, con más del 50 % o por muerte.",
    when: ({ values }) => isDeath(values) || Number(values.incapacidad) > 50,
  },
  {
    ...{ path: "enElTrabajo", kind: "toggle", label: "Ocurrió en el trabajo" },
    hint: "Suma el 20 % de la Ley 26.773; in itinere, no.",
  },
  { path: "muerte", kind: "toggle", label: "Muerte" },
];

/** The month after that of the last row; nothing where that is none. */
function nextMonth(last: string | undefined): string {
  return last && isDay(`${last}-01`) ? monthAfter(last, 1) : "";
}

export const INCOME_FIELDS: readonly AnyField[] = [
  {
    ...{ path: "ibm", kind: "money", label: "Ingreso base", wide: true },
    hint: "Si lo dejás vacío, se calcula con los meses de abajo, cada uno actualizado por RIPTE.",
  },
  {
    ...{ path: "remuneraciones", kind: "rows", label: "Remuneraciones", most: MOST_MONTHS },
    fields: [
      { path: "mes", kind: "month", label: "Mes" },
      { path: "monto", kind: "money", label: "Remuneración" },
    ],
    one: (place) => `Mes ${place}`,
    remove: (place) => `Quitar el mes ${place}`,
    ...{ add: "Agregar mes", full: `Hasta ${MOST_MONTHS} meses` },
    next: (rows) => ({ mes: nextMonth(rows.at(-1)?.values.mes), monto: "" }),
  },
];

export const UPDATE_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "hasta", kind: "date", label: "Actualizar hasta" },
    hint: "Para ver las dos lecturas: tasa activa del BNA y RIPTE.",
  },
];
