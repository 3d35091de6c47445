import { TAX_OBJECTS } from "@foja/core/law/court-tax/court-tax.schema";
import { OBJECT_NAMES } from "@foja/core/law/court-tax/court-tax-law.rules";
import type { FieldDef } from "~/features/calculations/shared/kit/field";

const isEviction = (values: Record<string, string>) => values.objeto === "desalojo";

export const SUIT_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "jurisdiccion", kind: "choice", label: "Jurisdicción" },
    options: [
      { value: "PJN", label: "Nacional y federal, 3 %" },
      { value: "PBA", label: "Provincia de Buenos Aires, 22 ‰" },
    ],
  },
  {
    ...{ path: "objeto", kind: "choice", label: "Objeto" },
    options: TAX_OBJECTS.map((value) => ({ value, label: OBJECT_NAMES[value] })),
  },
  {
    ...{ path: "monto", kind: "money", label: "Monto" },
    hint: "Lo reclamado con intereses, o el valor de lo que se discute.",
    when: ({ values }) => !isEviction(values),
  },
  {
    ...{ path: "alquiler", kind: "money", label: "Alquiler mensual" },
    when: ({ values }) => isEviction(values),
  },
  {
    ...{ path: "fecha", kind: "date", label: "Fecha del pago", untilToday: true },
    hint: "La contribución a la Caja es del 10 % hasta el 25/12/2025 y del 5 % desde entonces.",
    when: ({ values }) => values.jurisdiccion === "PBA",
  },
];
