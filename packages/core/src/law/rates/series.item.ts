import type { Key, Stored } from "../../kernel/dynamo";
import type { SeriesKey } from "./rate.schema";

/** The state of a series as a whole: the one item that lists read. */
export type SeriesState = {
  key: SeriesKey;
  /** First and last day with a value; the last may be in the future. */
  primera: string | null;
  ultima: string | null;
  cantidad: number;
  /** How many captures added or changed something, and how many published values they changed. */
  capturas: number;
  revisiones: number;
  /** When something last changed, and from which source. */
  capturadaAt: string | null;
  fuente: string | null;
  /** When the source was last asked, and its failure then. */
  consultadaAt: string | null;
  error: { at: string; message: string } | null;
};

/** A value that was changed after publication. */
export type Revision = { fecha: string; antes: string; ahora: string };

/** The changes of one capture: never changed, never deleted. */
export type Capture = {
  at: string;
  fuente: string;
  /** The author of the capture: a user's id, or the system. */
  by: string;
  /** New values, packed like those of a year, each with its whole date. */
  nuevos: string;
  agregados: number;
  revisiones: Revision[];
};

/** The values of one year, by day. */
export type YearValues = Map<string, string>;

export type StateItem = Stored<SeriesState>;
/** `norms`: the norm that fixed a value, by its day, if its source names one. */
export type YearItem = Stored<{ values: string; norms?: Record<string, string> }>;
export type CaptureItem = Stored<Capture>;

const CATALOGUE = "SERIES";
const partition = (key: SeriesKey) => `SERIES#${key}`;
const YEAR = "YEAR#";
const LOG = "LOG#";

export const stateKey = (key: SeriesKey): Key => ({ pk: CATALOGUE, sk: partition(key) });
export const stateRange = () => ({ pk: CATALOGUE, sk: { startingWith: CATALOGUE } });
export const yearKey = (key: SeriesKey, year: string): Key => ({
  pk: partition(key),
  sk: YEAR + year,
});

/** The years between two, both included: one query. */
export const yearRange = (key: SeriesKey, from: string, to: string) => ({
  pk: partition(key),
  sk: { from: YEAR + from, to: YEAR + to },
  newestFirst: false,
});

/** The captures of a series. */
export const captureRange = (key: SeriesKey) => ({
  pk: partition(key),
  sk: { startingWith: LOG },
});

/** The state of a series without data. */
export const emptyState = (key: SeriesKey): StateItem => ({
  ...stateKey(key),
  type: "series",
  version: 0,
  key,
  primera: null,
  ultima: null,
  cantidad: 0,
  capturas: 0,
  revisiones: 0,
  capturadaAt: null,
  fuente: null,
  consultadaAt: null,
  error: null,
});

export function toYear(
  key: SeriesKey,
  year: string,
  values: YearValues,
  norms: Record<string, string> = {},
): YearItem {
  const item = { ...yearKey(key, year), type: "seriesYear", version: 1, values: pack(values) };
  return Object.keys(norms).length === 0 ? item : { ...item, norms };
}

/** Captures are numbered, so that two concurrent ones cannot both be the next. */
export function toCapture(key: SeriesKey, number: number, capture: Capture): CaptureItem {
  const sk = LOG + String(number).padStart(8, "0");
  return { pk: partition(key), sk, type: "seriesCapture", version: 1, ...capture };
}

/** Days with their values as one text: a year takes a fifth of a map's size. */
export const pack = (values: Iterable<readonly [string, string]>): string =>
  [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join("="))
    .join(";");

/** The days and values of a year's item, ascending. */
export function unpack({ values }: { values: string }): [string, string][] {
  if (values === "") return [];
  return values.split(";").map((pair) => {
    const [day = "", value = ""] = pair.split("=");
    return [day, value];
  });
}
