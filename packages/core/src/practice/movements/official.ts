import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, getMany, type Item, insert, remove, type Write, walk } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { type Kept, type Planned, recordKey } from "../../kernel/records";
import { Folders } from "../folders";
import type { MovementRecord } from "./movement.item";
import type { Movement } from "./movement.schema";
import { counted, EMPTY, store } from "./store";

/** What a court did, for the file of one case of the practice. */
export type Official = {
  source: "pjn" | "mev";
  causaId: string;
  folderId: string;
  date: string;
  title: string;
  kind: string | null;
  text: string;
  link: string | null;
  /** What tells it from every other of its causa. */
  hash: string;
  /** How many its causa had before it: of one day, what came later goes after. */
  nth: number;
};

const THERE = new Error("this entry is there already");

/** The entry that this is, whoever and however often it is told: its identifier follows from it. */
function drafted(given: Official): Kept<MovementRecord> {
  const { source, causaId, folderId, date, title, kind, text, link, hash, nth } = given;
  const cause = `${folderId}\n${causaId}\n${hash}`;
  const at = nowIso();
  return {
    ...EMPTY,
    _id: derivedId("movement", Math.max(1, Date.parse(date)), cause),
    userId: useOwner(),
    ...{ folderId, causaId, nth, source, title, link },
    time: date,
    movement: kind,
    description: text || null,
    ...{ createdAt: at, updatedAt: at, version: 1, shelf: "active", purgeAt: null },
  };
}

/** The same entry and its count, for a commit that makes more than it; `there` says it was there. */
export function planOfficial(given: Official): Planned<Movement> & { there: Error } {
  const draft = drafted(given);
  const planned = store.planned(draft);
  const writes = [
    insert(store.itemOf(draft), () => THERE),
    ...Folders.recount(undefined, counted(draft)),
  ];
  return { ...planned, writes, there: THERE };
}

/** What one transaction holds of entries, with room for the count and the caller's own. */
const AT_ONCE = 90;

/** Adds what the file does not have yet, without a word to anyone, each part beside `beside`. */
export async function addHistory(all: Official[], ...beside: Write[]): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await addPart(all.slice(from, from + AT_ONCE).map(drafted), beside);
  }
}

async function addPart(drafts: Kept<MovementRecord>[], beside: Write[]): Promise<void> {
  const keys = drafts.map(({ userId, _id }) => recordKey("movement", userId, _id, "active"));
  const standing = await getMany(keys);
  const missing = drafts.filter((_, i) => !standing[i]);
  if (missing.length === 0) return;
  const writes = missing.map((draft) => insert(store.itemOf(draft), () => THERE));
  try {
    await commit(...writes, ...Folders.recount(undefined, ...missing.map(counted)), ...beside);
  } catch (error) {
    if (error !== THERE) throw error;
    // Somebody else added some of them at this moment.
    await addPart(drafts, beside);
  }
}

/**
 * Takes out of a case what one of the courts' cases told it, each part beside `beside`. May be cut
 * short, and done again.
 */
export async function removeOfficial(
  folderId: string,
  causaId: string,
  ...beside: Write[]
): Promise<void> {
  const found: Movement[] = [];
  const range = Folders.entryRange(useOwner(), folderId);
  for await (const item of walk<MovementRecord & Item>({ ...range, limit: 500 })) {
    if (item.type === "movement" && item.causaId === causaId) found.push(item);
  }
  for (let from = 0; from < found.length; from += AT_ONCE) {
    await removePart(found.slice(from, from + AT_ONCE), beside);
  }
}

const MOVED = new Error("an entry was changed, or taken out, meanwhile");

/** Those that are still there: the index may tell of some that an earlier try took out. */
async function removePart(found: Movement[], beside: Write[]): Promise<void> {
  const keys = found.map(({ userId, _id }) => recordKey("movement", userId, _id, "active"));
  const there = (await getMany<Movement & Item>(keys)).flatMap((one) => one ?? []);
  if (there.length === 0) return;
  const writes = there.map((item) => remove(item, () => MOVED));
  try {
    await commit(...writes, ...Folders.recount(there.map(counted)), ...beside);
  } catch (error) {
    if (error !== MOVED) throw error;
    await removePart(found, beside);
  }
}

/** Those of some entries that the file of their case does not have. */
export async function missingOf(all: Official[]): Promise<Official[]> {
  const missing: Official[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const part = all.slice(from, from + AT_ONCE);
    const keys = part.map((one) => {
      const { userId, _id } = drafted(one);
      return recordKey("movement", userId, _id, "active");
    });
    const there = await getMany(keys);
    missing.push(...part.filter((_, i) => !there[i]));
  }
  return missing;
}
