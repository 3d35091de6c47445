import type { FieldDef } from "~/features/calculations/shared/kit/field";

export const PENSION_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "haber", kind: "money", label: "Haber del mes anterior", wide: true },
    hint: "Sin bonos.",
  },
  {
    ...{ path: "mes", kind: "text", label: "Mes que se mueve" },
    hint: "Año y mes, 2026-03. Desde julio de 2024.",
  },
  {
    ...{ path: "hasta", kind: "text", label: "Hasta el mes" },
    hint: "Para mover también los que siguen.",
  },
  {
    ...{ path: "variacion", kind: "percent", label: "Variación publicada" },
    hint: "La del IPC de dos meses antes. Si la dejás vacía, sale de los índices del INDEC.",
    when: ({ values }) => !values.hasta || values.hasta === values.mes,
  },
];
