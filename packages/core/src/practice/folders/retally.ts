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
import { hasFoja, isEntry } from "../kinds/kinds.rules";
import { entryRange, fojasIn, type Tally, tallyKey, toTally } from "./docket.item";
import { isUnnumbered, numberAll } from "./renumber";

/**
 * Recounts a case's entries from the entries themselves, and numbers, by date, those filed before
 * there were file numbers. Returns whether anything was wrong.
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
 * Counts the entries of a case, including those still being restored: these are read first, so that
 * one restored meanwhile is found twice and counted once. The last number is at least `fojas`.
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
  if (!isEntry(entry.type)) return;
  counted.tally[entry.type] += 1;
  if (!hasFoja(entry.type)) return;
  if (Reflect.get(entry, "link")) counted.tally.links += 1;
  if (isUnnumbered(entry)) counted.unnumbered.push(entry);
  counted.fojas = Math.max(counted.fojas, Number(Reflect.get(entry, "foja") ?? 0));
}

/** A concurrent write has the right count: it stays, and nothing is reported as wrong. */
async function write(step: Write): Promise<boolean> {
  try {
    await commit(step);
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    throw error;
  }
}
