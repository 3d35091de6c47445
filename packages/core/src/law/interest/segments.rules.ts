import { addMonths } from "../../kernel/day.rules";
import { rateOf } from "../rates/rate.rules";
import type { RateKey } from "../rates/rate.schema";
import type { Method } from "../rates/rate-table.rules";
import type { SeriesPlace } from "../rates/series.rules";
import type { InterestSegment, InterestVariables } from "./interest.schema";

/** A stretch with one rate, as requested. */
export type Segment = InterestSegment & { place: SeriesPlace };

/** A part of a segment between two capitalisations. */
export type Piece = Segment & {
  /** Whether it is the first of its segment. */
  opens: boolean;
  /** Whether it is the first of all. */
  first: boolean;
  /** Whether its segment follows the previous one without a gap and with the same rate. */
  continues: boolean;
  /** Whether its segment begins on the day on which the previous one ends, whatever its rate. */
  abuts: boolean;
  /** Whether its interest is added to the capital at its end. */
  closes: boolean;
};

/** The first and the last day of the whole. The schema guarantees that they exist. */
export function spanOf({ desde, hasta, tramos }: InterestVariables) {
  return {
    desde: desde ?? tramos?.[0]?.desde ?? "",
    hasta: hasta ?? tramos?.at(-1)?.hasta ?? "",
  };
}

/** The segments of a calculation: those given, or the whole as one. */
export function segmentsOf(variables: InterestVariables): Segment[] {
  const { tramos, tasa = "cer", tasaFija, adicional } = variables;
  if (!tramos) {
    return [{ ...spanOf(variables), tasa, tasaFija, adicional, place: { path: "", words: "" } }];
  }
  return tramos.map((tramo, index) => ({
    ...tramo,
    place: { path: `tramos.${index}.`, words: ` del tramo ${index + 1}` },
  }));
}

/** The method of a segment: a fixed rate replaces its series. */
export function methodOf({ tasa, tasaFija }: { tasa: RateKey; tasaFija?: number }): Method {
  return tasaFija === undefined ? rateOf(tasa).valor : { engine: "fija", tna: tasaFija };
}

const BY_INDEX = new Set<Method["engine"]>(["cociente", "indexada", "unaCapitalizacion"]);

/** Whether a rate is the growth of an index, which may be read as interest or as capital. */
export const isByIndex = (rate: { tasa: RateKey; tasaFija?: number }): boolean =>
  BY_INDEX.has(methodOf(rate).engine);

/** The capitalisation that a rate's own norm prescribes, if any. */
type OwnCapitalisation = "fija" | "anual";

/**
 * Whether the norm of a rate fixes its capitalisation (Acta 2783, art. 55), or prescribes it as the
 * default (Acta 2764: at notification, and then each year).
 */
export function ownCapitalisation(tasa: RateKey): OwnCapitalisation | undefined {
  const { valor: method } = rateOf(tasa);
  if (method.engine === "diaria") return method.capitaliza ? "anual" : undefined;
  return method.engine === "unaCapitalizacion" || method.engine === "banda" ? "fija" : undefined;
}

type CapitalisationMode = NonNullable<InterestVariables["capitalizacion"]>["modo"];

/** How the interest of a rate is capitalised; undefined where the norm itself computes it. */
export function modeOf(
  { capitalizacion }: Pick<InterestVariables, "capitalizacion">,
  tasa: RateKey,
): CapitalisationMode | undefined {
  const own = ownCapitalisation(tasa);
  if (own === "fija") return undefined;
  return capitalizacion?.modo ?? (own === "anual" ? "notificacionYAnual" : "ninguna");
}

/** The days on which a segment's interest is capitalised. */
export function cutsOf(
  variables: Pick<InterestVariables, "capitalizacion" | "notificacion">,
  { tasa, hasta }: Pick<Segment, "tasa" | "hasta">,
): string[] {
  const { capitalizacion, notificacion } = variables;
  const date = capitalizacion?.fecha;
  const mode = modeOf(variables, tasa);
  if (mode === "unica") return [date ?? notificacion ?? ""];
  return mode === "notificacionYAnual" ? yearsFrom(notificacion ?? date, hasta) : [];
}

/** A day and its anniversaries up to an end. */
function yearsFrom(day: string | undefined, hasta: string): string[] {
  const days: string[] = [];
  for (let next = day; next && next <= hasta; next = addMonths(day ?? next, 12 * days.length)) {
    days.push(next);
  }
  return days;
}

const isNext = (before: Segment | undefined, { desde }: Segment): boolean =>
  before?.hasta === desde;

const goesOn = (before: Segment | undefined, segment: Segment): boolean =>
  isNext(before, segment) && before?.tasa === segment.tasa;

/** The segments split where their interest is capitalised, in order. */
export function piecesOf(variables: InterestVariables): Piece[] {
  const segments = segmentsOf(variables);
  const each = variables.capitalizacion?.modo === "porTramo";
  return segments.flatMap((segment, at) => {
    const cuts = cutsOf(variables, segment);
    const inside = cuts.filter((cut) => segment.desde < cut && cut < segment.hasta);
    const ends = [...inside, segment.hasta];
    return ends.map((hasta, index) => ({
      ...segment,
      desde: ends[index - 1] ?? segment.desde,
      hasta,
      opens: index === 0,
      first: at === 0 && index === 0,
      continues: goesOn(segments[at - 1], segment),
      abuts: isNext(segments[at - 1], segment),
      closes: index < inside.length || each || cuts.includes(hasta),
    }));
  });
}
