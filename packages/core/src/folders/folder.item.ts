import { type Item, type Key, ownerPartition, type Stored } from "../dynamo";
import type { Shelf } from "./folder.rules";
import type { Folder, FolderField } from "./folder.schema";

/** A case as it is kept. Its shelf is not a field: it is where in the partition the case lies. */
export type FolderRecord = Folder & {
  shelf: Shelf;
  /** When a deleted case goes for good; null for the others. */
  purgeAt: string | null;
};

type FolderItem = Stored<Omit<FolderRecord, "shelf" | "archived">>;

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

export function toItem({ shelf, archived, ...folder }: FolderRecord): FolderItem {
  const due = folder.purgeAt
    ? { gsi2pk: PURGE_PARTITION, gsi2sk: `${folder.purgeAt}#${folder._id}` }
    : {};
  return { ...folderKey(folder.userId, folder._id, shelf), type: "folder", ...due, ...folder };
}

export function fromItem(item: Item): FolderRecord {
  const { sk, purgeAt } = item as FolderItem;
  return { ...toFolder(item), shelf: shelfOf(sk), purgeAt };
}

/**
 * A case as it is answered. Field by field: a list does this for every row, and taking the rest
 * of an object costs ten times as much. A field that was not read stays undefined.
 */
export function toFolder(item: Item): Folder {
  const folder = item as FolderItem;
  return {
    _id: folder._id,
    userId: folder.userId,
    folderName: folder.folderName,
    status: folder.status,
    orderStatus: folder.orderStatus,
    materia: folder.materia,
    initialDateFolder: folder.initialDateFolder,
    finalDateFolder: folder.finalDateFolder,
    folderJuris: folder.folderJuris,
    folderFuero: folder.folderFuero,
    description: folder.description,
    customerName: folder.customerName,
    pjn: folder.pjn,
    mev: folder.mev,
    causaVerified: folder.causaVerified,
    causaIsValid: folder.causaIsValid,
    causaAssociationStatus: folder.causaAssociationStatus,
    archived: shelfOf(folder.sk) === "archived",
    createdAt: folder.createdAt,
    updatedAt: folder.updatedAt,
    version: folder.version,
  };
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

/** A case as it is answered, from what a command has made of it. */
export function present({ shelf, purgeAt, ...folder }: FolderRecord): Folder {
  return { ...folder, archived: shelf === "archived" };
}
