import type { FieldDef } from "~/features/calculations/shared/kit/field";

const isAppeal = (values: Record<string, string>) => values.instancia === "alzada";
const FIRST: Pick<FieldDef, "when"> = { when: ({ values }) => !isAppeal(values) };

export const LAW_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "ley", kind: "choice", label: "Ley" },
    options: [
      { value: "27423", label: "27.423, nacional y federal (UMA)" },
      { value: "14967", label: "14.967, Provincia de Buenos Aires (JUS)" },
    ],
  },
  {
    ...{ path: "instancia", kind: "choice", label: "Instancia", absent: "primera" },
    options: [
      { value: "primera", label: "Primera" },
      { value: "alzada", label: "Alzada" },
    ],
  },
  {
    ...{ path: "base", kind: "money", label: "Base regulatoria", ...FIRST },
    hint: "Monto de la sentencia, con intereses.",
  },
  {
    ...{ path: "fecha", kind: "date", label: "Fecha", untilToday: true },
    hint: "El día de la regulación: de él se toma el valor de la unidad.",
  },
  {
    ...{ path: "caracter", kind: "choice", label: "Carácter", absent: "patrocinante", ...FIRST },
    options: [
      { value: "patrocinante", label: "Patrocinante" },
      { value: "apoderado", label: "Apoderado sin patrocinio (140 %)" },
      { value: "procurador", label: "Procurador (40 %)" },
    ],
  },
];

export const COURSE_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "resultado", kind: "choice", label: "Cómo se resolvió", ...FIRST },
    placeholder: "Se hizo lugar",
    options: [{ value: "rechazo", label: "Rechazo total" }],
    hint: "Con rechazo, la base baja el 30 %.",
  },
  {
    ...{ path: "terminacion", kind: "choice", label: "Terminación", ...FIRST },
    placeholder: "Con sentencia",
    options: [{ value: "antesDePrueba", label: "Acuerdo antes de la prueba" }],
    hint: "Antes de la prueba, la mitad.",
  },
  {
    ...{ path: "etapas", kind: "choice", label: "Etapas", numeric: true, ...FIRST },
    placeholder: "Las tres",
    options: [
      { value: "1", label: "Una de tres" },
      { value: "2", label: "Dos de tres" },
    ],
  },
  {
    ...{ path: "porcentaje", kind: "percent", label: "Porcentaje" },
    hint: "Si lo dejás vacío, se toma el mínimo de la ley.",
  },
];

export const REGULATED_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "reguladoUnidades", kind: "number", label: "Unidades reguladas" },
    hint: "En la alzada, lo regulado en primera instancia.",
  },
  {
    ...{ path: "regulado", kind: "money", label: "Pesos regulados", ...FIRST },
    hint: "Se compara con el mínimo de la ley.",
  },
  {
    ...{ path: "fechaPago", kind: "date", label: "Día del pago" },
    hint: "La unidad vale lo que vale ese día.",
  },
];
