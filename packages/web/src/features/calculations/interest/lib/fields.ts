import { MOST_SEGMENTS } from "@foja/core/law/interest/interest.schema";
import type {
  AnyField,
  Context,
  FieldDef,
  Row,
  RowsDef,
} from "~/features/calculations/shared/kit/field";
import {
  isSplit,
  isWhole,
  SEGMENTS,
  startHint,
} from "~/features/calculations/shared/lib/rate-fields";

/** The values of a new segment, beginning where the last one ends. */
export const nextSegment = (rows: readonly Row[]): Row["values"] => ({
  ...{ tasa: "cer", desde: rows.at(-1)?.values.hasta ?? "", hasta: "" },
  ...{ tasaFija: "", adicional: "" },
});

/** Turns one rate into several: the period as one segment, and a second one from its end. */
export function splitSpan({ values }: Context): Row["values"][] {
  const { tasa = "cer", desde = "", hasta = "", tasaFija = "", adicional = "" } = values;
  const first = { tasa, desde, hasta, tasaFija, adicional };
  return [first, nextSegment([{ key: "", values: first }])];
}

const ofSegment = (path: string, label: string, more: Omit<FieldDef, "path" | "label">) => ({
  ...{ path, label: `${label} del tramo` },
  ...more,
});

const TRAMOS: RowsDef = {
  ...{ path: SEGMENTS, kind: "rows", label: "Tramos", when: isSplit, most: MOST_SEGMENTS },
  fields: [
    ofSegment("tasa", "Tasa", { kind: "rate", fixedBy: "tasaFija", wide: true }),
    ofSegment("desde", "Desde", { kind: "date" }),
    ofSegment("hasta", "Hasta", { kind: "date" }),
    ofSegment("tasaFija", "Tasa fija", { kind: "percent", hint: "% anual, en lugar de la serie" }),
    ofSegment("adicional", "Adicional", { kind: "percent", hint: "% anual simple" }),
  ],
  one: (place) => `Tramo ${place}`,
  remove: (place) => `Quitar el tramo ${place}`,
  ...{ add: "Agregar tramo", full: "Hasta diez tramos", next: nextSegment },
};

export const DEBT_FIELDS: readonly AnyField[] = [
  {
    ...{ path: "capital", kind: "money", label: "Capital", wide: true },
    hint: "En pesos, como nació la deuda.",
  },
  {
    ...{ path: "desde", kind: "date", label: "Desde", when: isWhole },
    hint: startHint,
  },
  {
    ...{ path: "hasta", kind: "date", label: "Hasta", when: isWhole, untilToday: true },
    hint: "Hasta cuándo se calcula, inclusive.",
  },
  TRAMOS,
];
