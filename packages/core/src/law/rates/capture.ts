import { context } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { commit, get, getMany, insert, isStale, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { exact } from "../../kernel/money.rules";
import type { SeriesKey } from "./rate.schema";
import {
  type Capture,
  emptyState,
  pack,
  type Revision,
  type StateItem,
  stateKey,
  toCapture,
  toYear,
  unpack,
  type YearItem,
  yearKey,
} from "./series.item";

/** A value as its source publishes it, with the norm that fixed it if the source names one. */
export type Published = { fecha: string; valor: string; norma?: string };

/** The result, or preview, of a capture. */
export type Captured = { added: number; unchanged: number; revised: number; revisions: Revision[] };

/** Years written in one transaction: all or nothing. */
const YEARS_AT_ONCE = 10;
const _MOST_TRIES = 8;

/**
 * Adds published values to a series. Existing values stay; a different value is a revision, stored
 * with the old and the new one. Repeating it changes nothing.
 */
export async function capture(
  key: SeriesKey,
  values: readonly Published[],
  fuente: string,
  { dryRun = false } = {},
): Promise<Captured> {
  const total: Captured = { added: 0, unchanged: 0, revised: 0, revisions: [] };
  const years = byYear(values);
  for (const some of chunks(years, YEARS_AT_ONCE)) {
    // Another capture may be concurrent: the next try then finds nothing left to add.
    const did = await again(() => tryYears(key, some, fuente, dryRun), isStale);
    total.added += did.added;
    total.unchanged += did.unchanged;
    total.revised += did.revised;
    total.revisions.push(...did.revisions);
  }
  return total;
}

type SeriesYear = { year: string; values: Map<string, string>; norms: Map<string, string> };

/** Of several values of a day in one batch the last wins: sources answer in order. */
function byYear(values: readonly Published[]): SeriesYear[] {
  const years = new Map<string, SeriesYear>();
  for (const { fecha, valor, norma } of values) {
    const year = fecha.slice(0, 4);
    const one = years.get(year) ?? { year, values: new Map(), norms: new Map() };
    one.values.set(fecha, exact(valor).toFixed());
    if (norma) one.norms.set(fecha, norma);
    years.set(year, one);
  }
  return [...years.values()].sort((a, b) => (a.year < b.year ? -1 : 1));
}

async function tryYears(key: SeriesKey, years: SeriesYear[], fuente: string, dryRun: boolean) {
  const [state, read] = await Promise.all([
    get<StateItem>(stateKey(key)),
    getMany<YearItem>(years.map(({ year }) => yearKey(key, year))),
  ]);
  const merged = years.map((year, at) => merge(key, year, read[at]));
  const changed = merged.filter(({ write }) => write);
  const did = sumUp(merged);
  if (changed.length === 0 || dryRun) return did;
  const now = nowIso();
  const from = state ?? emptyState(key);
  const next = advance(from, { did, fuente, now, days: changed.flatMap(({ news }) => news) });
  const entry: Capture = {
    at: now,
    fuente,
    by: actorName(),
    nuevos: pack(changed.flatMap(({ news }) => news)),
    agregados: did.added,
    revisiones: did.revisions,
  };
  await commit(
    state ? replace(next, state) : insert({ ...next, version: 1 }),
    insert(toCapture(key, next.capturas, entry)),
    ...changed.flatMap(({ write }) => write ?? []),
  );
  return did;
}

const actorName = () => {
  const { actor } = context();
  return actor.type === "user" ? actor.userId : actor.type;
};

type Merged = {
  write?: Write;
  news: [string, string][];
  revisions: Revision[];
  unchanged: number;
};

function merge(key: SeriesKey, given: SeriesYear, read: YearItem | undefined): Merged {
  const { year, values, norms } = given;
  const standing = new Map(read ? unpack(read) : []);
  const named = { ...read?.norms };
  const news: [string, string][] = [];
  const revisions: Revision[] = [];
  for (const [fecha, ahora] of values) {
    const antes = standing.get(fecha);
    if (antes === undefined) news.push([fecha, ahora]);
    else if (!exact(antes).eq(ahora)) revisions.push({ fecha, antes, ahora });
    else continue;
    standing.set(fecha, ahora);
    // The norm of a corrected value is not the one that fixed it before.
    delete named[fecha];
    const norma = norms.get(fecha);
    if (norma) named[fecha] = norma;
  }
  const unchanged = values.size - news.length - revisions.length;
  if (unchanged === values.size) return { news, revisions, unchanged };
  const item = toYear(key, year, standing, named);
  return { write: read ? replace(item, read) : insert(item), news, revisions, unchanged };
}

function sumUp(merged: Merged[]): Captured {
  const revisions = merged.flatMap((one) => one.revisions);
  return {
    added: merged.reduce((sum, { news }) => sum + news.length, 0),
    unchanged: merged.reduce((sum, { unchanged }) => sum + unchanged, 0),
    revised: revisions.length,
    revisions,
  };
}

type Advance = { did: Captured; fuente: string; now: string; days: [string, string][] };

function advance(state: StateItem, { did, fuente, now, days }: Advance): StateItem {
  const known = [state.primera, state.ultima].filter((day) => day !== null);
  const ends = [...known, ...days.map(([day]) => day)].sort();
  return {
    ...state,
    primera: ends[0] ?? null,
    ultima: ends.at(-1) ?? null,
    cantidad: state.cantidad + did.added,
    capturas: state.capturas + 1,
    revisiones: state.revisiones + did.revised,
    capturadaAt: now,
    fuente,
  };
}

/**
 * Notes that a source was asked, and its failure if any; of two concurrent notes either may win.
 */
export async function noteAsked(key: SeriesKey, failure: string | null): Promise<void> {
  const state = await get<StateItem>(stateKey(key));
  const now = nowIso();
  const error = failure === null ? null : { at: now, message: failure };
  const next = { ...(state ?? emptyState(key)), consultadaAt: now, error };
  try {
    await commit(state ? replace(next, state) : insert({ ...next, version: 1 }));
  } catch (caught) {
    if (!(caught instanceof AppError && caught.code === "version.stale")) throw caught;
  }
}
