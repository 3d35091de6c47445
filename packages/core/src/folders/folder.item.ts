import { type Item, type Key, ownerPartition, type Stored } from "../dynamo";
import type { Shelf } from "./folder.rules";
import type { Folder, FolderField } from "./folder.schema";

/** A case as it is kept. Its shelf is not a field: it is where in the partition the case lies. */
export type FolderRecord = Omit<Folder, "archived"> & {
  shelf: Shelf;
  /** When a deleted case goes for good; null for the others. */
  purgeAt: string | null;
};

type FolderItem = Stored<Omit<FolderRecord, "shelf">>;

const PREFIX: Record<Shelf, string> = {
  active: "FOLDER#",
  archived: "ARCHIVED#FOLDER#",
  deleted: "DELETED#FOLDER#",
};

/** The index partition swept by the purge: only deleted cases are in it. */
export const PURGE_PARTITION = "DUE#folders-purge#0";

export const folderKey = (ownerId: string, id: string, shelf: Shelf): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${PREFIX[shelf]}${id}`,
});

/** The range that holds one shelf of a practice. */
export const shelfRange = (ownerId: string, shelf: Shelf) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: PREFIX[shelf] },
});

export function toItem({ shelf, ...folder }: FolderRecord): FolderItem {
  const due = folder.purgeAt
    ? { gsi2pk: PURGE_PARTITION, gsi2sk: `${folder.purgeAt}#${folder._id}` }
    : {};
  return { ...folderKey(folder.userId, folder._id, shelf), type: "folder", ...due, ...folder };
}

export function fromItem(item: Item): FolderRecord {
  const { pk, sk, type, gsi2pk, gsi2sk, writeId, ...folder } = item as FolderItem & {
    writeId?: string;
  };
  return { ...folder, shelf: shelfOf(sk) };
}

function shelfOf(sortKey: string): Shelf {
  if (sortKey.startsWith(PREFIX.archived)) return "archived";
  return sortKey.startsWith(PREFIX.deleted) ? "deleted" : "active";
}

/** The attributes to read for the fields asked for: `archived` is in the key. */
export const attributesOf = (fields: readonly FolderField[]) => [
  "pk",
  "sk",
  "_id",
  ...fields.filter((field) => field !== "archived"),
];

/** A case as it is answered. */
export function toFolder({ shelf, purgeAt, ...folder }: FolderRecord): Folder {
  return { ...folder, archived: shelf === "archived" };
}
