import type { Evidence } from "../calculation/norm.rules";
import type { SeriesKey } from "../rates/rate.schema";
import type { ArtResult, ArtVariables } from "./art.schema";

/** The days on which the laws of occupational risks that change a payment came into force. */
export const SINCE = {
  /** Ley 26.773: the additional 20 %, one payment also from 50 to 66 %. */
  ley26773: "2012-10-26",
  /** Ley 27.348: the months of the base income are updated by RIPTE. Entry by CCyC 5, from memory. */
  ley27348: "2017-03-05",
} as const;

export type Class = ArtResult["clase"];

/** What each class of payment takes: its article, and its sum of art. 11.4. */
type Payment = {
  name: string;
  norm: string;
  /** Whether the formula and the floor are multiplied by the degree. */
  byDegree: boolean;
  sum: { series: SeriesKey; norm: string } | null;
  evidence: Evidence;
  source: string;
};

const READ = { evidence: "R" as const, source: "Ley 24.557, según publicaciones y baremos de uso" };
const MEMORY = { evidence: "M" as const, source: "de memoria" };

export const PAYMENTS: Record<Class, Payment> = {
  parcial: {
    name: "Incapacidad permanente parcial",
    norm: "Ley 24.557, art. 14.2 a",
    ...{ byDegree: true, sum: null, ...READ },
  },
  parcialGrave: {
    name: "Incapacidad permanente parcial, más del 50 %",
    norm: "Ley 24.557, art. 14.2 b",
    sum: { series: "art114a", norm: "Ley 24.557, art. 11.4 a" },
    ...{ byDegree: true, ...READ },
  },
  total: {
    name: "Incapacidad permanente total",
    norm: "Ley 24.557, art. 15.2",
    sum: { series: "art114b", norm: "Ley 24.557, art. 11.4 b" },
    ...{ byDegree: false, ...MEMORY },
  },
  muerte: {
    name: "Muerte",
    norm: "Ley 24.557, art. 18.1",
    sum: { series: "art114c", norm: "Ley 24.557, art. 11.4 c" },
    ...{ byDegree: false, ...MEMORY },
  },
};

/** A degree of 50 % is of art. 14.2 a; from 66 % it is total (art. 8). */
export function classOf({ muerte, incapacidad = 0 }: ArtVariables): Class {
  if (muerte) return "muerte";
  if (incapacidad >= 66) return "total";
  return incapacidad > 50 ? "parcialGrave" : "parcial";
}
