import { type Item, type Key, ownerPartition } from "../dynamo";
import type { IdKind } from "../id";
import { SHELVES, type Shelf } from "./record.rules";

/** The fields of every record of a practice. */
export type Base = {
  _id: string;
  userId: string;
  createdAt: string;
  updatedAt: string;
  version: number;
};

/** A record and its shelf, which is a prefix of its sort key and not a field. */
export type Kept<R extends Base> = R & {
  shelf: Shelf;
  /** The person who created it; null where Foja did it by itself, absent in older records. */
  createdBy?: string | null;
  /** When a deleted record is purged; null for the others. */
  purgeAt: string | null;
  /** The shelf a deleted record was on and returns to, if not the active one. */
  from?: "archived";
  /** The case with which a record was deleted: it is restored or purged with it. */
  takenWith?: string;
};

/** The sparse indexes of a record, besides its own key. */
export type Indexes = Partial<Record<"gsi1pk" | "gsi1sk" | "gsi2pk" | "gsi2sk", string>>;

const PREFIX: Record<Shelf, string> = {
  active: "",
  archived: "ARCHIVED#",
  deleted: "DELETED#",
};

const word = (kind: IdKind, shelf: Shelf) => `${PREFIX[shelf]}${kind.toUpperCase()}#`;

/** The prefixes of a kind's sort keys, one per shelf. */
export const shelfWords = (kind: IdKind): string[] => SHELVES.map((shelf) => word(kind, shelf));

/** The index partition swept by the purge: only deleted records are in it. */
export const PURGE_PARTITION = "DUE#folders-purge#0";

export const recordKey = (kind: IdKind, ownerId: string, id: string, shelf: Shelf): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${word(kind, shelf)}${id}`,
});

/** The keys that a record may have, one per shelf. */
export const recordKeys = (kind: IdKind, ownerId: string, id: string): Key[] =>
  SHELVES.map((shelf) => recordKey(kind, ownerId, id, shelf));

/** The key range of one shelf of a practice. */
export const shelfRange = (kind: IdKind, ownerId: string, shelf: Shelf) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: word(kind, shelf) },
});

export function shelfOf(sortKey: string): Shelf {
  if (sortKey.startsWith(PREFIX.archived)) return "archived";
  return sortKey.startsWith(PREFIX.deleted) ? "deleted" : "active";
}

/** Both indexes sort by an instant or an id, which are between these. */
const ALL = { from: "0", to: "~" };

/** The deleted records of a practice in the order in which they are purged: the oldest first. */
export const deletedRange = (ownerId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#DELETED`,
  sk: ALL,
});

/** The records deleted with a case; they are in no other list. */
export const takenRange = (ownerId: string, folderId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#TAKEN#${folderId}`,
  sk: ALL,
});

type Gone = Pick<Kept<Base>, "_id" | "userId" | "purgeAt" | "takenWith">;

/** The indexes of a deleted record: the purge's, and the list of its practice or of its case. */
export function deletedIndexes({ _id, userId, purgeAt, takenWith }: Gone): Indexes {
  const list = takenWith
    ? { gsi1pk: takenRange(userId, takenWith).pk, gsi1sk: _id }
    : { gsi1pk: deletedRange(userId).pk, gsi1sk: `${purgeAt}#${_id}` };
  return { ...list, gsi2pk: PURGE_PARTITION, gsi2sk: `${purgeAt}#${_id}` };
}

/**
 * Makes a record's item. A deleted one has the indexes of deleted records, not those of its kind.
 */
export function toItem<R extends Base>(kind: IdKind, kept: Kept<R>, indexes: Indexes): Item & R {
  const { shelf, ...record } = kept;
  const key = recordKey(kind, kept.userId, kept._id, shelf);
  const found = shelf === "deleted" ? deletedIndexes(kept) : indexes;
  return { ...(record as unknown as R), ...key, type: kind, ...found };
}

export function fromItem<R extends Base>(item: Item): Kept<R> {
  const { pk, sk, type, gsi1pk, gsi1sk, gsi2pk, gsi2sk, writeId, ...record } = item as Item & {
    writeId?: string;
  };
  return { ...(record as unknown as Kept<R>), shelf: shelfOf(sk) };
}

type ReadPlan = {
  /** The stored names of fields that are answered under another name. */
  kept?: Readonly<Record<string, string>>;
  /** Attributes read in any case, apart from the key. */
  always?: readonly string[];
  /** The record belongs to a case, and shows it in two fields. */
  inCase?: boolean;
};

const OF_CASE = ["folderId"];

/** The attributes to read for the requested fields: `archived` is in the key. */
export function attributesFor(
  fields: readonly string[],
  { kept = {}, always = [], inCase = false }: ReadPlan = {},
): string[] {
  const stored = fields
    .filter((field) => field !== "archived")
    .map((field) => (Object.hasOwn(kept, field) ? (kept[field] ?? field) : field));
  const ofCase = inCase && fields.some((field) => field.startsWith("folder"));
  return [...new Set(["pk", "sk", "_id", ...always, ...stored, ...(ofCase ? OF_CASE : [])])];
}
