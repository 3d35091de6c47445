import { chunks } from "../../kernel/chunks";
import {
  change,
  commit,
  get,
  type Item,
  insert,
  type Key,
  replace,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import {
  ENTRY_KINDS,
  type EntryKind,
  entryRange,
  fojasIn,
  type Tally,
  tallyKey,
  toTally,
} from "./docket.item";

/**
 * Recounts the entries of a case from the entries themselves, and numbers those that were filed
 * before there were numbers, by date. Answers whether anything was wrong.
 */
export async function retally(ownerId: string, folderId: string): Promise<boolean> {
  const key = tallyKey(ownerId, folderId);
  const kept = await get(key);
  const counted = { ...toTally(undefined), fojas: fojasIn(kept) };
  const unnumbered: Item[] = [];
  const range = { ...entryRange(ownerId, folderId), limit: 500, newestFirst: false };
  for await (const entry of walk(range)) {
    if (!(ENTRY_KINDS as readonly string[]).includes(entry.type)) continue;
    counted[entry.type as EntryKind] += 1;
    if (entry.type === "movement" && Reflect.get(entry, "link")) counted.links += 1;
    if (isUnnumbered(entry)) unnumbered.push(entry);
    counted.fojas = Math.max(counted.fojas, Number(Reflect.get(entry, "foja") ?? 0));
  }
  let wrong = await correct(key, kept, counted);
  for (const part of chunks(unnumbered, AT_ONCE)) wrong = (await numberAll(key, part)) || wrong;
  return wrong;
}

async function correct(key: Key, kept: Item | undefined, counted: Counts): Promise<boolean> {
  const standing = { ...toTally(kept), fojas: fojasIn(kept) };
  if (JSON.stringify(standing) === JSON.stringify(counted)) return false;
  const { fojas, ...tally } = counted;
  const item = { ...key, type: "tally", version: kept?.version ?? 1, ...tally };
  const numbered = fojas > 0 ? { ...item, fojas } : item;
  return write(kept ? replace(numbered, kept) : insert(numbered));
}

/** What a case counts, and the last number it gave. */
type Counts = Tally & { fojas: number };

/** What one transaction holds of entries, with the count of their case. */
const AT_ONCE = 90;

/** Of before the numbers; a note of the practice's own has none, and says so. */
const isUnnumbered = (entry: Item) =>
  (entry.type === "movement" || entry.type === "notification") && !("foja" in entry);

/** Gives the next numbers of a case to entries, in that order, where none was given meanwhile. */
async function numberAll(key: Key, entries: Item[]): Promise<boolean> {
  const kept = await get(key);
  if (!kept) return false;
  const last = fojasIn(kept);
  const item = { ...kept, fojas: last + entries.length };
  return write(replace(item, kept), ...entries.map((entry, nth) => number(entry, last + nth + 1)));
}

const number = ({ pk, sk }: Item, foja: number): Write =>
  change({
    key: { pk, sk },
    set: "SET #foja = :foja ADD #version :one",
    onlyIf: "attribute_exists(pk) AND attribute_not_exists(#foja)",
    names: { "#foja": "foja", "#version": "version" },
    values: { ":foja": foja, ":one": 1 },
  });

/** A concurrent write counts right: it stays, and the count is answered as right. */
async function write(...steps: Write[]): Promise<boolean> {
  try {
    await commit(...steps);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "version.stale") return false;
    throw error;
  }
}
