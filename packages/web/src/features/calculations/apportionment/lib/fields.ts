import { MOST_FEES } from "@foja/core/law/apportionment/apportionment.schema";
import type { AnyField, FieldDef } from "~/features/calculations/shared/kit/field";

const CCYC = "ccyc730";

export const CAP_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "monto", kind: "money", label: "Monto de la sentencia", wide: true },
    hint: "Capital e intereses.",
  },
  {
    ...{ path: "norma", kind: "choice", label: "Norma", absent: CCYC },
    options: [
      { value: CCYC, label: "CCyC, art. 730" },
      { value: "lct277", label: "LCT, art. 277" },
    ],
  },
  {
    ...{ path: "tope", kind: "percent", label: "Tope en porcentaje" },
    hint: "% de la sentencia. La ley fija el 25.",
  },
];

export const FEE_FIELDS: readonly AnyField[] = [
  {
    ...{ path: "honorarios", kind: "rows", label: "Honorarios", most: MOST_FEES },
    fields: [
      { path: "nombre", kind: "text", label: "Profesional" },
      { path: "monto", kind: "money", label: "Importe regulado" },
      {
        ...{ path: "computa", kind: "toggle", label: "Entra en el tope", byDefault: true },
        hint: "Destildalo si asistió al condenado en costas.",
      },
    ],
    one: (place) => `Honorario ${place}`,
    remove: (place) => `Quitar el honorario ${place}`,
    ...{ add: "Agregar honorario", full: `Hasta ${MOST_FEES} honorarios` },
    next: () => ({ nombre: "", monto: "" }),
  },
];

export const TAX_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "tasaJusticia", kind: "money", label: "Tasa de justicia" },
    hint: "Con ella ves las dos lecturas del tope.",
  },
  {
    ...{ path: "tasaDentro", kind: "toggle", label: "La tasa ocupa lugar en el tope" },
    hint: "Se discute. Sin tildar, el tope es de los honorarios solos.",
  },
];
