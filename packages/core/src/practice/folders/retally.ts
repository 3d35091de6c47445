import { commit, get, type Item, insert, replace, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type Base, type Kept, takenRange } from "../../kernel/records";
import {
  ENTRY_KINDS,
  type EntryKind,
  entryRange,
  type Tally,
  tallyKey,
  toTally,
} from "./docket.item";

/** Recounts the entries of a case from the entries themselves. Answers whether the count was wrong. */
export async function retally(ownerId: string, folderId: string): Promise<boolean> {
  const key = tallyKey(ownerId, folderId);
  const kept = await get(key);
  const counted = await count(ownerId, folderId);
  if (JSON.stringify(toTally(kept)) === JSON.stringify(counted)) return false;
  const item = { ...key, type: "tally", version: (kept?.version ?? 0) + 1, ...counted };
  return write(kept ? replace(item, kept) : insert(item));
}

/**
 * What is in a case, with what is still on its way back from Eliminadas: that is looked at first, so
 * that what arrives meanwhile is met twice and counted once.
 */
async function count(ownerId: string, folderId: string): Promise<Tally> {
  const counted = toTally(undefined);
  const seen = new Set<string>();
  for (const range of [takenRange(ownerId, folderId), entryRange(ownerId, folderId)]) {
    for await (const entry of walk<Item & Partial<Kept<Base>>>({ ...range, limit: 500 })) {
      const { _id = "", type, from } = entry;
      if (from || seen.has(_id) || !(ENTRY_KINDS as readonly string[]).includes(type)) continue;
      seen.add(_id);
      counted[type as EntryKind] += 1;
      if (type === "movement" && Reflect.get(entry, "link")) counted.links += 1;
    }
  }
  return counted;
}

/** A concurrent write counts right: it stays, and the count is answered as right. */
async function write(step: Parameters<typeof commit>[0]): Promise<boolean> {
  try {
    await commit(step);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "version.stale") return false;
    throw error;
  }
}
