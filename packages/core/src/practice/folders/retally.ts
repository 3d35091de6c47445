import { commit, get, insert, replace, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { ENTRY_KINDS, type EntryKind, entryRange, tallyKey, toTally } from "./docket.item";

/** Recounts the entries of a case from the entries themselves. Answers whether the count was wrong. */
export async function retally(ownerId: string, folderId: string): Promise<boolean> {
  const key = tallyKey(ownerId, folderId);
  const kept = await get(key);
  const counted = toTally(undefined);
  for await (const entry of walk({ ...entryRange(ownerId, folderId), limit: 500 })) {
    if (!(ENTRY_KINDS as readonly string[]).includes(entry.type)) continue;
    counted[entry.type as EntryKind] += 1;
    if (entry.type === "movement" && Reflect.get(entry, "link")) counted.links += 1;
  }
  if (JSON.stringify(toTally(kept)) === JSON.stringify(counted)) return false;
  const item = { ...key, type: "tally", version: (kept?.version ?? 0) + 1, ...counted };
  return write(kept ? replace(item, kept) : insert(item));
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
