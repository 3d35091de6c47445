import {
  commit,
  get,
  type Item,
  insert,
  isStale,
  replace,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { type Base, type Kept, takenRange } from "../../kernel/records";
import {
  ENTRY_KINDS,
  type EntryKind,
  entryRange,
  fojasIn,
  type Tally,
  tallyKey,
  toTally,
} from "./docket.item";
import { isUnnumbered, numberAll } from "./renumber";

/**
 * Recounts the entries of a case from the entries themselves, and numbers those that were filed
 * before there were numbers, by date. Answers whether anything was wrong.
 */
export async function retally(ownerId: string, folderId: string): Promise<boolean> {
  const key = tallyKey(ownerId, folderId);
  const kept = await get(key);
  const { tally, fojas, unnumbered } = await count(ownerId, folderId, fojasIn(kept));
  const isRight = JSON.stringify([toTally(kept), fojasIn(kept)]) === JSON.stringify([tally, fojas]);
  const numbers = fojas > 0 ? { fojas } : {};
  const item = { ...key, type: "tally", version: kept?.version ?? 1, ...tally, ...numbers };
  const corrected = !isRight && (await write(kept ? replace(item, kept) : insert(item)));
  return (await numberAll(key, unnumbered)) || corrected;
}

type Counted = { tally: Tally; fojas: number; unnumbered: Item[] };

/**
 * What is in a case, with what is still on its way back from Eliminadas: that is looked at first, so
 * that what arrives meanwhile is met twice and counted once. The last number is at least `fojas`.
 */
async function count(ownerId: string, folderId: string, fojas: number): Promise<Counted> {
  const counted: Counted = { tally: toTally(undefined), fojas, unnumbered: [] };
  const seen = new Set<string>();
  for (const range of [takenRange(ownerId, folderId), entryRange(ownerId, folderId)]) {
    const oldestFirst = { ...range, limit: 500, newestFirst: false };
    for await (const entry of walk<Item & Partial<Kept<Base>>>(oldestFirst)) {
      const { _id = "", from } = entry;
      if (from || seen.has(_id)) continue;
      seen.add(_id);
      add(counted, entry);
    }
  }
  return counted;
}

function add(counted: Counted, entry: Item): void {
  if (!(ENTRY_KINDS as readonly string[]).includes(entry.type)) return;
  counted.tally[entry.type as EntryKind] += 1;
  if (entry.type === "movement" && Reflect.get(entry, "link")) counted.tally.links += 1;
  if (isUnnumbered(entry)) counted.unnumbered.push(entry);
  counted.fojas = Math.max(counted.fojas, Number(Reflect.get(entry, "foja") ?? 0));
}

/** A concurrent write counts right: it stays, and the count is answered as right. */
async function write(step: Write): Promise<boolean> {
  try {
    await commit(step);
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    throw error;
  }
}
