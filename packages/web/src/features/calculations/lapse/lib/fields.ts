import { INSTANCE_NAMES, INSTANCES } from "@foja/core/law/lapse/lapse-codes.rules";
import type { FieldDef } from "~/features/calculations/shared/kit/field";

export const LAPSE_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "jurisdiccion", kind: "choice", label: "Jurisdicción" },
    options: [
      { value: "PJN", label: "Nacional y federal (PJN)" },
      { value: "SCBA", label: "Provincia de Buenos Aires (SCBA)" },
    ],
  },
  {
    ...{ path: "fuero", kind: "choice", label: "Fuero" },
    options: [
      { value: "civil", label: "Civil y comercial" },
      { value: "laboral", label: "Laboral" },
    ],
  },
  {
    ...{ path: "instancia", kind: "choice", label: "Instancia", absent: "primera", wide: true },
    options: INSTANCES.map((value) => ({ value, label: INSTANCE_NAMES[value] })),
  },
  {
    ...{ path: "ultimoImpulso", kind: "date", label: "Último acto de impulso", untilToday: true },
    hint: "La última petición o actuación que hizo avanzar el proceso (art. 311).",
  },
  {
    ...{ path: "al", kind: "date", label: "Contar al día", untilToday: true },
    hint: "Si lo dejás vacío, se cuenta a hoy.",
  },
  {
    ...{ path: "intimacion", kind: "date", label: "Intimación disponible" },
    hint: "El día en que quedó disponible la notificación electrónica (CPCCBA art. 315).",
    when: ({ values }) => values.jurisdiccion === "SCBA",
  },
];
