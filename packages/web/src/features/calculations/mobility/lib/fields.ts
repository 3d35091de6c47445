import type { FieldDef } from "~/features/calculations/shared/kit/field";

export const PENSION_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "haber", kind: "money", label: "Haber del mes anterior", wide: true },
    hint: "Sin bonos.",
  },
  {
    ...{ path: "mes", kind: "month", label: "Mes que se mueve" },
    hint: "Desde julio de 2024.",
  },
  {
    ...{ path: "hasta", kind: "month", label: "Hasta el mes" },
    hint: "Para mover también los que siguen.",
  },
  {
    ...{ path: "variacion", kind: "percent", label: "Variación publicada" },
    hint: "La del IPC de dos meses antes. Si la dejás vacía, sale de los índices del INDEC.",
    when: ({ values }) => !values.hasta || values.hasta === values.mes,
  },
];
