import { change, type Item, tryCommit, walk } from "../../kernel/dynamo";
import {
  type Base,
  deletedIndexes,
  type Indexes,
  type Kept,
  shelfRange,
} from "../../kernel/records";
import { RECORD_KINDS, type Shelf } from "../../kernel/records/record.rules";
import { Folders } from "../../practice/folders";
import { followCase } from "./shelves";

const ARCHIVABLE = ["task", "calculator"] as const;

type Kind = Parameters<typeof shelfRange>[0];
type Found = Item & Kept<Base> & { folderId: string | null };

/**
 * Gives the deleted and archived records of a practice the index that lists them, where they are
 * from before it; then makes what went along with each case follow it, should any have stayed
 * behind. Answers how many were wrong.
 */
export async function reindex(ownerId: string): Promise<number> {
  const archived = await placeAll(ownerId, ARCHIVABLE, "archived", Folders.archivedIndex);
  const cases = new Set<string>();
  const deleted = await placeAll(ownerId, RECORD_KINDS, "deleted", (item) => {
    const folderId = item.type === "folder" ? item._id : item.takenWith;
    if (folderId) cases.add(folderId);
    return deletedIndexes(item);
  });
  for (const folderId of cases) await followCase(ownerId, folderId);
  return archived + deleted;
}

/** Puts all of these kinds on a shelf where they are found. Answers how many were not there. */
async function placeAll(
  ownerId: string,
  kinds: readonly Kind[],
  shelf: Shelf,
  indexesOf: (item: Found) => Indexes,
): Promise<number> {
  let corrected = 0;
  for (const kind of kinds) {
    for await (const item of walk<Found>({ ...shelfRange(kind, ownerId, shelf), limit: 500 })) {
      if (await place(item, indexesOf(item))) corrected += 1;
    }
  }
  return corrected;
}

/** Whoever changes the record meanwhile puts it in its index. */
async function place(item: Found, { gsi1pk, gsi1sk }: Indexes): Promise<boolean> {
  if (!gsi1pk || (item.gsi1pk === gsi1pk && item.gsi1sk === gsi1sk)) return false;
  const write = change({
    key: item,
    set: "SET gsi1pk = :pk, gsi1sk = :sk",
    onlyIf: "#version = :read",
    names: { "#version": "version" },
    values: { ":pk": gsi1pk, ":sk": gsi1sk, ":read": item.version },
  });
  return (await tryCommit(write)) === "written";
}
