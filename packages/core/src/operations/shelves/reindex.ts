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

/** What can be archived and belongs to a case, with which it is deleted and restored. */
const ARCHIVED_IN_CASES = ["task", "calculator"] as const;

type Kind = Parameters<typeof shelfRange>[0];
type Found = Item & Kept<Base> & { folderId: string | null };

/**
 * Adds the index that lists them to the deleted and archived records of a practice that predate it;
 * then moves what belongs to each case and was left behind. Returns how many were wrong.
 */
export async function reindex(ownerId: string): Promise<number> {
  const archived = await placeAll(ownerId, ARCHIVED_IN_CASES, "archived", Folders.archivedIndex);
  const cases = new Set<string>();
  const deleted = await placeAll(ownerId, RECORD_KINDS, "deleted", (item) => {
    const folderId = item.type === "folder" ? item._id : item.takenWith;
    if (folderId) cases.add(folderId);
    return deletedIndexes(item);
  });
  for (const folderId of cases) await followCase(ownerId, folderId);
  return archived + deleted;
}

/** Indexes all records of these kinds on a shelf. Returns how many were not indexed. */
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

/** A concurrent change of the record writes its index too. */
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
