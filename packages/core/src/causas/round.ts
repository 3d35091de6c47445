import { now, nowIso } from "../clock";
import { commit, getMany, insert } from "../dynamo";
import {
  CourtMissing,
  type CourtMovement,
  type CourtPage,
  CourtReserved,
  CourtUnavailable,
  courtOf,
} from "../ports/court";
import { type CausaItem, type CausaRecord, type MovementItem, toMovement } from "./causa.item";
import { nextTry, type Outcome, spreadOf } from "./causa.rules";
import type { CausaStatus } from "./causa.schema";
import { load, news, tell } from "./deliver";
import { linksOf } from "./links";
import { CONTENDED, changed, edit, find, insisting } from "./store";

/** What a round did with one case. */
export type Round = { outcome: Outcome; movements: number; error: string | null };

/** Nobody else takes a case for so long; one who died holds it no longer. */
const LEASE_MS = 5 * 60_000;

/** Takes a case, if nobody did since it was read. */
export async function claim(read: CausaItem): Promise<boolean> {
  const nextAt = new Date(now() + LEASE_MS).toISOString();
  try {
    await commit(...changed(read, { ...read, nextAt }));
    return true;
  } catch (error) {
    if (error === CONTENDED) return false;
    throw error;
  }
}

/**
 * Asks a case's portal for it, once it was taken: what it says of it reaches each linked case, and
 * so does what it published. Cut short anywhere, the next one ends it; done by two at once, it
 * writes once. With `full` it reads from the beginning.
 */
export async function round(id: string, { full = false } = {}): Promise<Round> {
  try {
    const causa = await verified(await find(id));
    await tellAll(causa);
    if (causa.status !== "verified") return await settle(id, "absent", null);
    const movements = await readOn(causa, full ? null : causa.cursor);
    return await settle(id, "read", null, movements);
  } catch (error) {
    return await failed(id, error);
  }
}

async function failed(id: string, error: unknown): Promise<Round> {
  if (error instanceof CourtMissing || error instanceof CourtReserved) {
    const status = error instanceof CourtReserved ? "reserved" : "invalid";
    await tellAll(await edit(id, () => ({ status })));
    return settle(id, "absent", error.message);
  }
  if (!(error instanceof CourtUnavailable)) throw error;
  // What a portal once said of a case holds while it is silent.
  const { status } = await find(id);
  if (status === "pending") await tellAll(await edit(id, () => ({ status: "failed" })));
  return settle(id, "failed", error.message);
}

/** The case with what its portal knows of it: asked once, and again while it is not verified. */
async function verified(causa: CausaItem): Promise<CausaItem> {
  if (causa.status === "verified" && causa.portalCaseId !== null) return causa;
  const found = await courtOf(causa.system).find(causa);
  if (!found) return edit(causa._id, () => ({ status: "invalid" }));
  // Another identifier is another case behind the same number: it is read from its beginning.
  const same = found.id === causa.portalCaseId;
  const status: CausaStatus = "verified";
  return edit(causa._id, ({ cursor }) => ({
    status,
    portalCaseId: found.id,
    caratula: found.caratula,
    court: found.court,
    cursor: same ? cursor : null,
  }));
}

async function tellAll(causa: CausaItem): Promise<void> {
  for (const link of await linksOf(causa._id)) await tell(causa, link);
}

/** No case has more pages: a portal whose cursor goes in circles is left for the next round. */
const MOST_PAGES = 200;

/** Reads what was published after a cursor, and brings it. Answers how much of it was new. */
async function readOn(causa: CausaItem, from: string | null): Promise<number> {
  const { _id, system, portalCaseId } = causa;
  let [cursor, added] = [from, 0];
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const page: CourtPage = await courtOf(system).movements(portalCaseId ?? "", cursor);
    const { items, fresh } = await keep(_id, page.movements);
    added += fresh;
    for (const link of await linksOf(_id)) await news(link, items);
    cursor = page.cursor ?? cursor;
    // Only when all have it: cut short before, it is read and brought again.
    await edit(_id, (one) => (one.cursor === cursor ? {} : { cursor }));
    if (!page.more) break;
  }
  const read = await find(_id);
  for (const link of await linksOf(_id)) await load(read, link);
  return added;
}

/** Writes what was told of a case beside it, each once whatever was repeated. */
function keep(
  id: string,
  told: CourtMovement[],
): Promise<{ items: MovementItem[]; fresh: number }> {
  return insisting(async () => {
    const read = await find(id);
    const items = distinct(told.map((one) => toMovement(read, one, nowIso())));
    const there = items.length === 0 ? [] : await getMany(items);
    const fresh = items.filter((_, i) => !there[i]);
    if (fresh.length === 0) return { items, fresh: 0 };
    const lastMovement = fresh.reduce(
      (last, { date }) => (date > last ? date : last),
      read.lastMovement ?? "",
    );
    const next: CausaRecord = { ...read, movements: read.movements + fresh.length, lastMovement };
    await commit(...fresh.map((item) => insert(item, () => CONTENDED)), ...changed(read, next));
    return { items, fresh: fresh.length };
  });
}

const distinct = (items: MovementItem[]) => [
  ...new Map(items.map((one) => [one.sk, one])).values(),
];

async function settle(
  id: string,
  outcome: Outcome,
  error: string | null,
  movements = 0,
): Promise<Round> {
  await edit(id, ({ failures: before, linkedAt, lastGoodAt }) => {
    const failures = outcome === "failed" ? before + 1 : 0;
    return {
      failures,
      lastTryAt: nowIso(),
      lastGoodAt: outcome === "read" ? nowIso() : lastGoodAt,
      lastError: error,
      nextAt: new Date(nextTry({ outcome, failures, linkedAt }, now(), spreadOf(id))).toISOString(),
    };
  });
  return { outcome, movements, error };
}
