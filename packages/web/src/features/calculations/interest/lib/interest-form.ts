import type { InterestSegment, InterestVariables } from "@foja/core/law/interest/interest.schema";

/** One segment as typed. The key only identifies the row. */
export type SegmentRow = {
  key: string;
  tasa: string;
  desde: string;
  hasta: string;
  tasaFija: string;
  adicional: string;
};

/** The typed texts, by the variable that each fills; segments if there are several rates. */
export type InterestForm = { values: Record<string, string>; tramos: SegmentRow[] };

export const EMPTY_FORM: InterestForm = {
  values: { tasa: "cer", modo: "ninguna" },
  tramos: [],
};

export const MOST_SEGMENTS = 10;

const isBlank = (text: string | undefined) => text === undefined || text.trim() === "";

/** A typed number; a text that is none stays as it is, for the schema to report. */
const numberOf = (text: string | undefined): unknown => {
  if (isBlank(text)) return undefined;
  const value = Number(text);
  return Number.isNaN(value) ? text : value;
};

const textOf = (text: string | undefined) => (isBlank(text) ? undefined : text);

/** Leaves out empty fields: the contract has none. */
function said<T extends object>(fields: T): Partial<T> | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<T>) : undefined;
}

/** The variables of the form, to be checked by the schema. */
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

/** The form of a saved calculation. */
export function formOf(variables: InterestVariables): InterestForm {
  const { tramos = [], capitalizacion, opciones = {}, ...plain } = variables;
  const fields = { ...plain, ...capitalizacion, ...opciones };
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  return {
    values: { modo: "ninguna", ...Object.fromEntries(texts) },
    tramos: tramos.map((tramo) => newSegment(tramo)),
  };
}

/** A new row of the list of segments. */
export const newSegment = (given: Partial<InterestSegment> = {}): SegmentRow => ({
  key: crypto.randomUUID(),
  tasa: given.tasa ?? "cer",
  desde: given.desde ?? "",
  hasta: given.hasta ?? "",
  tasaFija: given.tasaFija === undefined ? "" : String(given.tasaFija),
  adicional: given.adicional === undefined ? "" : String(given.adicional),
});

/** Turns one rate into several: the period as one segment, and a second one from its end. */
export function splitSpan({ values }: InterestForm): SegmentRow[] {
  const { tasa = "cer", desde = "", hasta = "", tasaFija = "", adicional = "" } = values;
  const first = { ...newSegment(), tasa, desde, hasta, tasaFija, adicional };
  return [first, { ...newSegment(), desde: hasta, hasta: "" }];
}

/** One more segment, beginning where the last one ends. */
export const nextSegment = (rows: readonly SegmentRow[]): SegmentRow => ({
  ...newSegment(),
  desde: rows.at(-1)?.hasta ?? "",
});
