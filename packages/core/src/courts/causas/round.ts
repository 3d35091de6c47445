import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { commit, getMany, insert } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import {
  CourtMissing,
  type CourtMovement,
  type CourtPage,
  CourtReserved,
  CourtUnavailable,
  courtOf,
} from "../../kernel/ports/court";
import {
  type CausaItem,
  type CausaRecord,
  type LinkItem,
  type MovementItem,
  movementKey,
  toMovement,
} from "./causa.item";
import { nextTry, type ReadingOutcome, spreadOf } from "./causa.rules";
import type { CausaStatus } from "./causa.schema";
import { applyVerdict, load, news } from "./deliver";
import { followedFilter } from "./following";
import { linksOf, unload } from "./links";
import { CONTENDED, changed, edit, find, retryContended } from "./store";

/** The result of a round for one file. */
export type Round = { outcome: ReadingOutcome; movements: number; error: string | null };

/** For how many ms a claim keeps others from a file, even if its process died. */
const LEASE_MS = 5 * 60_000;

/** Claims a file, if nobody did since it was read. Returns whether it did. */
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

type RoundOptions = {
  /** Reads from the beginning. */
  full?: boolean;
  /** Whether time is up: the rest of the movements is then left to the next round. */
  late?: () => boolean;
};

/**
 * Polls a claimed file: its status and its new movements are delivered to each linked case. If it
 * is interrupted, the next round completes it; if two run at once, each thing is written once.
 */
export async function round(id: string, { full = false, late }: RoundOptions = {}): Promise<Round> {
  const follows = followedFilter();
  try {
    const [known, links] = await Promise.all([find(id), linksOf(id)]);
    // No plan follows it: its publications wait at the portal, after the cursor.
    if (links.length > 0 && (await follows(links)).length === 0) {
      return await settle(id, "absent", null);
    }
    const causa = await verified(known);
    await applyToAll(causa, follows);
    if (causa.status !== "verified") return await settle(id, "absent", null);
    const read = await readOn(causa, follows, { from: full ? null : causa.cursor, late });
    return await settle(id, "read", null, read);
  } catch (error) {
    return await failed(id, error, follows);
  }
}

/** Handles a file that failed for a reason other than its portal: it waits as after any failure. */
export async function stumble(id: string): Promise<Round> {
  const error = "Falla interna de Foja: el expediente se vuelve a intentar.";
  try {
    return await settle(id, "failed", error);
  } catch (thrown) {
    // An administrator deleted it meanwhile.
    if (!(thrown instanceof AppError && thrown.kind === "not_found")) throw thrown;
    return { outcome: "failed", movements: 0, error };
  }
}

type Follows = ReturnType<typeof followedFilter>;

async function failed(id: string, error: unknown, follows: Follows): Promise<Round> {
  if (error instanceof CourtMissing || error instanceof CourtReserved) {
    const status = error instanceof CourtReserved ? "reserved" : "invalid";
    await applyToAll(await edit(id, () => ({ status })), follows);
    return settle(id, "absent", error.message);
  }
  if (!(error instanceof CourtUnavailable)) throw error;
  // What a portal said of a file before stays valid while it does not answer.
  const { status } = await find(id);
  if (status === "pending") await applyToAll(await edit(id, () => ({ status: "failed" })), follows);
  return settle(id, "failed", error.message);
}

/** The file with its portal's status: looked up once, and again while it is not verified. */
async function verified(causa: CausaItem): Promise<CausaItem> {
  if (causa.status === "verified" && causa.portalCaseId !== null) return causa;
  const found = await courtOf(causa.system).find(causa);
  if (!found) return edit(causa._id, () => ({ status: "invalid" }));
  // A new identifier is another file under that number: it is read from its beginning.
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

const applyToAll = async (causa: CausaItem, follows: Follows): Promise<void> =>
  toEach(await follows(await linksOf(causa._id)), (link) => applyVerdict(causa, link));

/** The followed links of a file; the others are marked to be loaded again, as they miss this. */
async function reached(id: string, follows: Follows): Promise<LinkItem[]> {
  const links = await linksOf(id);
  const followed = await follows(links);
  for (const link of links) if (!followed.includes(link)) await unload(link);
  return followed;
}

/** Runs on all links even if one fails: a practice's failure must not affect another's. */
async function toEach(links: LinkItem[], work: (link: LinkItem) => Promise<unknown>) {
  const failed: unknown[] = [];
  for (const link of links) await work(link).catch((error) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

/** The most pages of a file: a portal whose cursor runs in circles is left to the next round. */
const MOST_PAGES = 200;

/** How many of the movements read were new, and whether the file was read to its end. */
type DocketRead = { movements: number; whole: boolean };

/** Reads what was published after a cursor, and delivers it. */
async function readOn(
  causa: CausaItem,
  follows: Follows,
  { from, late = () => false }: { from: string | null; late?: () => boolean },
): Promise<DocketRead> {
  const { _id, system, portalCaseId } = causa;
  let [cursor, kept, movements] = [from, causa.cursor, 0];
  let links: LinkItem[] = [];
  for (let pages = 1; ; pages += 1) {
    const page: CourtPage = await courtOf(system).movements(portalCaseId ?? "", cursor);
    const { items, fresh } = await keep(causa, page.movements);
    movements += fresh;
    // After the movements are stored: a link loaded since gets them here, a later one finds them.
    links = await reached(_id, follows);
    await toEach(links, (link) => news(link, items));
    const read = page.cursor ?? cursor;
    // Only once all links have it: if interrupted before, it is read and delivered again.
    if (read !== kept) await edit(_id, () => ({ cursor: read }));
    cursor = kept = read;
    if (!page.more || pages === MOST_PAGES) break;
    if (late()) return { movements, whole: false };
  }
  await toEach(links, (link) => load(_id, link));
  return { movements, whole: true };
}

/** The most movements in one commit, with room for the file and its counts. */
const AT_ONCE = 90;

/**
 * Stores the movements of a file, each once even if repeated, in parts: a portal may publish more
 * at once than one commit takes.
 */
async function keep({ _id }: CausaItem, published: CourtMovement[]): Promise<StoredMovements> {
  const each = distinct(_id, published);
  const all: StoredMovements = { items: [], fresh: 0 };
  for (const part of chunks(each, AT_ONCE)) {
    const { items, fresh } = await keepPart(_id, part);
    all.items.push(...items);
    all.fresh += fresh;
  }
  return all;
}

/** The movements as stored, and how many of them were new. */
type StoredMovements = { items: MovementItem[]; fresh: number };

function keepPart(id: string, published: CourtMovement[]): Promise<StoredMovements> {
  return retryContended(async () => {
    const keys = published.map((one) => movementKey(id, one));
    const [read, there] = [await find(id), await getMany<MovementItem>(keys)];
    const seenAt = nowIso();
    const fresh = published
      .filter((_, i) => !there[i])
      .map((one, i) => toMovement(read, one, { seenAt, nth: read.movements + i }));
    const items = [...there.flatMap((one) => one ?? []), ...fresh];
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

const distinct = (id: string, published: CourtMovement[]) => [
  ...new Map(published.map((one) => [movementKey(id, one).sk, one])).values(),
];

async function settle(
  id: string,
  outcome: ReadingOutcome,
  error: string | null,
  { movements, whole }: DocketRead = { movements: 0, whole: true },
): Promise<Round> {
  await edit(id, ({ failures: before, linkedAt, lastGoodAt }) => {
    const failures = outcome === "failed" ? before + 1 : 0;
    return {
      failures,
      lastTryAt: nowIso(),
      lastGoodAt: outcome === "read" && whole ? nowIso() : lastGoodAt,
      lastError: error,
      nextAt: new Date(nextTry({ outcome, failures, linkedAt }, now(), spreadOf(id))).toISOString(),
    };
  });
  return { outcome, movements, error };
}
