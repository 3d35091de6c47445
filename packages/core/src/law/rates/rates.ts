import { now } from "../../kernel/clock";
import { get, query, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import {
  rateOf,
  type Series,
  type SeriesBook,
  type SeriesNeed,
  seriesOf,
  seriesOfRate,
} from "./rate.rules";
import {
  RATE_KEYS,
  type RateKey,
  type RateOption,
  SERIES_KEYS,
  type SeriesKey,
  type SeriesStanding,
} from "./rate.schema";
import {
  type CaptureItem,
  captureRange,
  emptyState,
  type SeriesState,
  type StateItem,
  stateKey,
  stateRange,
  unpack,
  type YearItem,
  yearRange,
} from "./series.item";

const [FIRST_YEAR, LAST_YEAR] = ["0000", "9999"];

/** The series that a calculation reads, each from the value that applies at its start. */
export async function book(needs: readonly SeriesNeed[]): Promise<SeriesBook> {
  const series = await Promise.all(needs.map((need) => stretch(need.key, need)));
  return Object.fromEntries(series.map((one) => [one.key, one]));
}

/**
 * A series between two days, with the year before, which has the initial value; the whole series
 * without days. One query reads decades: a year is one item.
 */
export async function stretch(
  key: SeriesKey,
  { desde, hasta }: { desde?: string; hasta?: string } = {},
): Promise<Series> {
  const from = desde?.slice(0, 4) ?? FIRST_YEAR;
  const [state, before, years] = await Promise.all([
    get<StateItem>(stateKey(key)),
    desde ? lastYears(key, String(Number(from) - 1).padStart(4, "0"), 1) : [],
    collect(walk<YearItem>(yearRange(key, from, hasta?.slice(0, 4) ?? LAST_YEAR))),
  ]);
  const all = [...before, ...years];
  const normas = Object.assign({}, ...all.map(({ norms }) => norms));
  const ends = { primera: state?.primera ?? null, ultima: state?.ultima ?? null };
  const named = Object.keys(normas).length > 0;
  return { key, ...ends, valores: all.flatMap(unpack), ...(named && { normas }) };
}

/** The latest items up to a year. */
export async function lastYears(key: SeriesKey, year: string, limit: number): Promise<YearItem[]> {
  const range = { ...yearRange(key, FIRST_YEAR, year), newestFirst: true, limit };
  return (await query<YearItem>(range)).items;
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The state of a series, with its last day that is not in the future. */
export type KnownSeries = SeriesState & { fechaUltima: string | null };

/** The state of every series: one query, plus one for each whose last value is in the future. */
export async function standings(): Promise<KnownSeries[]> {
  const found = new Map<string, StateItem>();
  for await (const state of walk<StateItem>(stateRange())) found.set(state.key, state);
  const states = SERIES_KEYS.map((key) => found.get(key) ?? emptyState(key));
  const today = dayOf(now());
  return Promise.all(
    states.map(async (state) => ({ ...state, fechaUltima: await lastUntil(state, today) })),
  );
}

async function lastUntil({ key, ultima }: SeriesState, today: string): Promise<string | null> {
  if (!ultima || ultima <= today) return ultima;
  // A year may have only future days: then the last past one is in the year before.
  const years = await lastYears(key, today.slice(0, 4), 2);
  const days = years.flatMap(unpack).map(([day]) => day);
  return (
    days
      .filter((day) => day <= today)
      .sort()
      .at(-1) ?? null
  );
}

/** The rates a person may choose, with the first and last day of each one's values. */
export async function list(): Promise<RateOption[]> {
  const states = new Map((await standings()).map((state) => [state.key, state]));
  const today = dayOf(now());
  const computed = RATE_KEYS.filter((key) => rateOf(key).valor.engine !== "ninguna");
  return computed.map((key) => optionOf(key, states, today));
}

function optionOf(value: RateKey, states: Map<SeriesKey, KnownSeries>, today: string): RateOption {
  const { label, valor, vigenciaDesde } = rateOf(value);
  if (valor.engine === "fija") {
    return { label, value, fechaInicio: vigenciaDesde, fechaUltima: today };
  }
  const own = seriesOfRate(value).map((key) => states.get(key));
  const starts = own.map((state) => (state?.fechaUltima ? state.primera : null));
  const ends = own.map((state) => state?.fechaUltima ?? null);
  return {
    label,
    value,
    fechaInicio: starts.includes(null) ? null : (starts.sort().at(-1) ?? null),
    fechaUltima: ends.includes(null) ? null : (ends.sort()[0] ?? null),
  };
}

/** The last captures of a series, newest first. */
export async function captures(key: SeriesKey, limit = 20): Promise<CaptureItem[]> {
  return (await query<CaptureItem>({ ...captureRange(key), limit })).items;
}

/** A series by its name, or by that of a rate with only that series. Throws `series.not_found`. */
export function keyOf(name: string): SeriesKey {
  const rate = RATE_KEYS.find((one) => one === name);
  const own = rate ? seriesOfRate(rate) : [];
  const key = SERIES_KEYS.find((one) => one === name) ?? (own.length === 1 ? own[0] : undefined);
  if (!key) throw new AppError("series.not_found", "Esa serie no existe.");
  return key;
}

const [CAPTURES_SHOWN, REVISIONS_SHOWN] = [5, 50];

/** Every series with its last captures, for administrators. */
export async function overview(): Promise<SeriesStanding[]> {
  return Promise.all((await standings()).map(shown));
}

async function shown(state: KnownSeries): Promise<SeriesStanding> {
  const { label, kind, bcraId = null, fuente } = seriesOf(state.key);
  const last = state.capturas > 0 ? await captures(state.key, CAPTURES_SHOWN) : [];
  const capturas = last.map((one) => ({
    at: one.at,
    fuente: one.fuente,
    agregados: one.agregados,
    revisados: one.revisiones.length,
    revisiones: one.revisiones.slice(0, REVISIONS_SHOWN),
  }));
  const { key, primera, ultima, fechaUltima, cantidad, revisiones } = state;
  const { capturadaAt, consultadaAt, error } = state;
  const ends = { primera, ultima, fechaUltima, cantidad, revisiones };
  return { key, label, kind, bcraId, fuente, ...ends, capturadaAt, consultadaAt, error, capturas };
}
