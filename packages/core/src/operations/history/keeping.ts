import pMap from "p-map";
import { change, commit, type Item, removeAny, tryCommit, walk } from "../../kernel/dynamo";
import {
  creationWrite,
  type HistoryItem,
  historiesRange,
  historyRange,
  personIndex,
  shelfRange,
} from "../../kernel/records";
import { RECORD_KINDS, SHELVES } from "../../kernel/records/record.rules";
import { subjectsOf } from "./kinds";

type Entered = { _id: string; userId: string; createdAt: string; createdBy?: string | null };

/**
 * Adds to the history who entered records, where a person did and they still exist. Derived from
 * the records, so it may run late, repeatedly, or only in the rebuild.
 */
export async function noteCreations(ownerId: string, ids: readonly string[]): Promise<void> {
  const records = await subjectsOf(ownerId, ids);
  await pMap(records.values(), (record) => writeCreation(record as Item & Entered), {
    concurrency: WIDTH,
  });
}

/** How many entries are written concurrently. */
const WIDTH = 10;

async function writeCreation({ createdBy, ...record }: Entered): Promise<boolean> {
  if (createdBy) await commit(creationWrite({ ...record, createdBy }));
  return Boolean(createdBy);
}

/** Deletes the history of a record deleted for good; else returns false. Can be repeated. */
export async function forgetGone(ownerId: string, id: string): Promise<boolean> {
  if ((await subjectsOf(ownerId, [id])).has(id)) return false;
  for await (const item of walk({ ...historyRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
  return true;
}

/**
 * Adds what the histories of a practice lack: the index by person, and who entered each record, for
 * records older than both or missed by the stream. Returns how much was missing.
 */
export async function rebuild(ownerId: string): Promise<number> {
  const noted = new Set<string>();
  let corrected = 0;
  for await (const item of walk<HistoryItem>({ ...historiesRange(ownerId), limit: 500 })) {
    if (item.action === "created") noted.add(item.recordId);
    if (await place(ownerId, item)) corrected += 1;
  }
  for await (const record of entered(ownerId)) {
    if (!noted.has(record._id) && (await writeCreation(record))) corrected += 1;
  }
  return corrected;
}

async function* entered(ownerId: string): AsyncGenerator<Entered> {
  const attributes = ["_id", "userId", "createdAt", "createdBy"];
  for (const kind of RECORD_KINDS) {
    for (const shelf of SHELVES) {
      yield* walk<Item & Entered>({ ...shelfRange(kind, ownerId, shelf), limit: 500, attributes });
    }
  }
}

/** Adds an entry to the index by person; one deleted meanwhile is not written again. */
async function place(ownerId: string, item: HistoryItem): Promise<boolean> {
  const index = personIndex(ownerId, item);
  if (!index || Reflect.get(item, "gsi1sk") === index.gsi1sk) return false;
  const write = change({
    key: item,
    set: "SET gsi1pk = :pk, gsi1sk = :sk",
    onlyIf: "attribute_exists(#version)",
    names: { "#version": "version" },
    values: { ":pk": index.gsi1pk, ":sk": index.gsi1sk },
  });
  return (await tryCommit(write)) === "written";
}
