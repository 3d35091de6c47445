import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { get } from "../../kernel/dynamo";
import {
  firstDays,
  type Observation,
  observations,
  RatesSourceError,
} from "../../kernel/ports/rates";
import { dayOf } from "../../kernel/zone.rules";
import { capture, noteAsked } from "./capture";
import { seriesOf } from "./rate.rules";
import { SERIES_KEYS, type SeriesKey } from "./rate.schema";
import { type StateItem, stateKey } from "./series.item";

/** How far back a daily reading looks again: for values added late or changed. */
const OVERLAP_DAYS = 45;
/** How far ahead it looks: indices are published for future days. */
const AHEAD_DAYS = 62;
/** The day from which a series without data is read. */
const BEGINNING = "1991-01-01";

/** The result of reading one series. */
export type Fetched = {
  key: SeriesKey;
  added: number;
  revised: number;
  unchanged: number;
  /** Why it is incomplete; what had been read until then is stored. */
  error?: string;
};

/**
 * Reads the BCRA's series: the last weeks or, with `full`, the whole of each. A failed one does not
 * keep the others from being read; repeating it changes nothing.
 */
export async function fetchAll({ full = false } = {}): Promise<{
  series: Fetched[];
  failed: number;
}> {
  const starts = await firstDays().catch(() => new Map<number, string | null>());
  const series: Fetched[] = [];
  for (const key of SERIES_KEYS) {
    const { bcraId } = seriesOf(key);
    if (bcraId === undefined) continue;
    series.push(await fetchOne(key, bcraId, { full, first: starts.get(bcraId) ?? BEGINNING }));
  }
  return { series, failed: series.filter(({ error }) => error !== undefined).length };
}

type FetchOptions = { full: boolean; first: string };

async function fetchOne(key: SeriesKey, id: number, how: FetchOptions): Promise<Fetched> {
  const { rows, error } = await readAll(id, await spanOf(key, how));
  const source = `BCRA, API v4.0, variable ${id}`;
  const { added, revised, unchanged } = await capture(key, rows, source);
  await noteAsked(key, error ?? null);
  return { key, added, revised, unchanged, ...(error === undefined ? {} : { error }) };
}

async function spanOf(key: SeriesKey, { full, first }: FetchOptions) {
  const today = dayOf(now());
  const hasta = addDays(today, AHEAD_DAYS);
  const state = full ? undefined : await get<StateItem>(stateKey(key));
  if (!state?.ultima) return { desde: first, hasta };
  const last = state.ultima < today ? state.ultima : today;
  return { desde: addDays(last, -OVERLAP_DAYS), hasta };
}

/** Reads year by year, the most that the BCRA allows; what was read before a failure is kept. */
async function readAll(id: number, { desde, hasta }: { desde: string; hasta: string }) {
  const rows: Observation[] = [];
  try {
    for (let from = desde; from <= hasta; from = `${Number(from.slice(0, 4)) + 1}-01-01`) {
      const end = `${from.slice(0, 4)}-12-31`;
      rows.push(...(await observations(id, from, end < hasta ? end : hasta)));
    }
    return { rows };
  } catch (error) {
    if (!(error instanceof RatesSourceError)) throw error;
    return { rows, error: error.message };
  }
}
