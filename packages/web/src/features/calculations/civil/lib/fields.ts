import { FORMULAS, MOST_STRETCHES } from "@foja/core/law/civil/civil.schema";
import { FORMULA_LAW } from "@foja/core/law/civil/formula.rules";
import type { AnyField, FieldDef } from "~/features/calculations/shared/kit/field";

const isAcciarri = (values: Record<string, string>) => values.formula === "acciarri";

export const PERSON_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "formula", kind: "choice", label: "Fórmula" },
    options: FORMULAS.map((value) => {
      const { name, rate, end } = FORMULA_LAW[value];
      return { value, label: `${name}: ${rate} %, hasta los ${end} años` };
    }),
  },
  {
    ...{ path: "ingresoMensual", kind: "money", label: "Ingreso mensual" },
    hint: "Se cuenta 13 veces por año.",
  },
  { path: "incapacidad", kind: "percent", label: "Incapacidad" },
  { path: "edad", kind: "number", label: "Edad" },
];

export const CRITERIA_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "tasa", kind: "percent", label: "Tasa anual" },
    hint: "Si la dejás vacía, se usa la de la fórmula.",
  },
  {
    ...{ path: "edadTope", kind: "number", label: "Edad tope" },
    hint: "Hasta cuándo se pierde el ingreso. Si la dejás vacía, se usa la de la fórmula.",
    when: ({ values, rows }) => !isAcciarri(values) || !rows.tramos?.length,
  },
];

export const STRETCH_FIELDS: readonly AnyField[] = [
  {
    ...{ path: "tramos", kind: "rows", label: "Tramos", most: MOST_STRETCHES },
    when: ({ values }) => isAcciarri(values),
    fields: [
      { path: "hasta", kind: "number", label: "Hasta la edad" },
      { path: "ingreso", kind: "money", label: "Ingreso anual" },
      {
        ...{ path: "probabilidad", kind: "percent", label: "Probabilidad" },
        hint: "En porcentaje; hasta 1, como probabilidad.",
      },
    ],
    one: (place) => `Tramo ${place}`,
    remove: (place) => `Quitar el tramo ${place}`,
    ...{ add: "Agregar tramo", full: `Hasta ${MOST_STRETCHES} tramos` },
    next: () => ({ hasta: "", ingreso: "", probabilidad: "100" }),
  },
];
