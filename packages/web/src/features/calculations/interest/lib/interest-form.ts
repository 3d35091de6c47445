import type { InterestSegment, InterestVariables } from "@foja/core/law/interest/interest.schema";

/** One segment as it is typed. The key only identifies the row. */
export type SegmentRow = {
  key: string;
  tasa: string;
  desde: string;
  hasta: string;
  tasaFija: string;
  adicional: string;
};

/** What is typed: texts, by the variable each fills; segments where there are several rates. */
export type InterestForm = { values: Record<string, string>; tramos: SegmentRow[] };

export const EMPTY_FORM: InterestForm = {
  values: { tasa: "cer", modo: "ninguna" },
  tramos: [],
};

export const MOST_SEGMENTS = 10;

const isBlank = (text: string | undefined) => text === undefined || text.trim() === "";

/** A number as it was typed; what is none goes on as it is, for the schema to name its fault. */
const numberOf = (text: string | undefined): unknown => {
  if (isBlank(text)) return undefined;
  const value = Number(text);
  return Number.isNaN(value) ? text : value;
};

const textOf = (text: string | undefined) => (isBlank(text) ? undefined : text);

/** Leaves out what was not said: the contract knows no empty fields. */
function said<T extends object>(fields: T): Partial<T> | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<T>) : undefined;
}

/** The variables of what is typed, for the schema to judge. */
export function variablesOf({ values, tramos }: InterestForm): unknown {
  const { modo = "ninguna" } = values;
  const rates =
    tramos.length > 0
      ? { tramos: tramos.map(segmentOf) }
      : { tasa: textOf(values.tasa), ...percents(values) };
  return said({
    capital: numberOf(values.capital),
    desde: textOf(tramos.length > 0 ? undefined : values.desde),
    hasta: textOf(tramos.length > 0 ? undefined : values.hasta),
    ...rates,
    capitalizacion:
      modo === "ninguna"
        ? undefined
        : said({ modo, fecha: modo === "unica" ? textOf(values.fecha) : undefined }),
    notificacion: textOf(values.notificacion),
    opciones: said({
      indiceInicial: textOf(values.indiceInicial),
      techo: textOf(values.techo),
      pisoSobre: textOf(values.pisoSobre),
      adicionalModo: textOf(values.adicionalModo),
      inicioActa2630: textOf(values.inicioActa2630),
      diaPublicacionIpc: numberOf(values.diaPublicacionIpc),
    }),
  });
}

const percents = ({ tasaFija, adicional }: Record<string, string>) => ({
  tasaFija: numberOf(tasaFija),
  adicional: numberOf(adicional),
});

const segmentOf = ({ tasa, desde, hasta, tasaFija, adicional }: SegmentRow) =>
  said({
    tasa: textOf(tasa),
    desde: textOf(desde),
    hasta: textOf(hasta),
    ...percents({ tasaFija, adicional }),
  });

/** A saved calculation as it would have been typed. */
export function formOf(variables: InterestVariables): InterestForm {
  const { tramos = [], capitalizacion, opciones = {}, ...plain } = variables;
  const fields = { ...plain, ...capitalizacion, ...opciones };
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  return {
    values: { modo: "ninguna", ...Object.fromEntries(texts) },
    tramos: tramos.map((tramo) => newSegment(tramo)),
  };
}

/** A row of the segments' list. */
export const newSegment = (given: Partial<InterestSegment> = {}): SegmentRow => ({
  key: crypto.randomUUID(),
  tasa: given.tasa ?? "cer",
  desde: given.desde ?? "",
  hasta: given.hasta ?? "",
  tasaFija: given.tasaFija === undefined ? "" : String(given.tasaFija),
  adicional: given.adicional === undefined ? "" : String(given.adicional),
});

/** From one rate to several: the span as one segment, and another that goes on from its end. */
export function splitSpan({ values }: InterestForm): SegmentRow[] {
  const { tasa = "cer", desde = "", hasta = "", tasaFija = "", adicional = "" } = values;
  const first = { ...newSegment(), tasa, desde, hasta, tasaFija, adicional };
  return [first, { ...newSegment(), desde: hasta, hasta: "" }];
}

/** One more segment, from where the last ends. */
export const nextSegment = (rows: readonly SegmentRow[]): SegmentRow => ({
  ...newSegment(),
  desde: rows.at(-1)?.hasta ?? "",
});
