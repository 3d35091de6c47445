import { type Item, type Key, ownerPartition } from "../dynamo";
import type { IdKind } from "../id";
import type { Shelf } from "./record.rules";

/** What every record of a practice carries. */
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
  /** When a deleted record goes for good; null for the others. */
  purgeAt: string | null;
};

/** The sparse indexes in which a record is found, apart from its own key. */
export type Indexes = Partial<Record<"gsi1pk" | "gsi1sk" | "gsi2pk" | "gsi2sk", string>>;

const PREFIX: Record<Shelf, string> = {
  active: "",
  archived: "ARCHIVED#",
  deleted: "DELETED#",
};

const word = (kind: IdKind, shelf: Shelf) => `${PREFIX[shelf]}${kind.toUpperCase()}#`;

/** The index partition swept by the purge: only deleted records are in it. */
export const PURGE_PARTITION = "DUE#folders-purge#0";

export const recordKey = (kind: IdKind, ownerId: string, id: string, shelf: Shelf): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${word(kind, shelf)}${id}`,
});

/** The range that holds one shelf of a practice. */
export const shelfRange = (kind: IdKind, ownerId: string, shelf: Shelf) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: word(kind, shelf) },
});

export function shelfOf(sortKey: string): Shelf {
  if (sortKey.startsWith(PREFIX.archived)) return "archived";
  return sortKey.startsWith(PREFIX.deleted) ? "deleted" : "active";
}

/** A deleted record is in no index but the purge's: nothing finds it but its own undo. */
export function toItem<R extends Base>(kind: IdKind, kept: Kept<R>, indexes: Indexes): Item & R {
  const { shelf, ...record } = kept;
  const key = recordKey(kind, kept.userId, kept._id, shelf);
  const purge = { gsi2pk: PURGE_PARTITION, gsi2sk: `${kept.purgeAt}#${kept._id}` };
  const found = shelf === "deleted" ? purge : indexes;
  return { ...(record as unknown as R), ...key, type: kind, ...found };
}

export function fromItem<R extends Base>(item: Item): Kept<R> {
  const { pk, sk, type, gsi1pk, gsi1sk, gsi2pk, gsi2sk, writeId, ...record } = item as Item & {
    writeId?: string;
  };
  return { ...(record as unknown as Kept<R>), shelf: shelfOf(sk) };
}

type ReadPlan = {
  /** What is kept under another name than it is answered with. */
  kept?: Readonly<Record<string, string>>;
  /** Attributes read in any case, apart from the key. */
  always?: readonly string[];
  /** The record belongs to a case, and shows it by two fields made of three. */
  inCase?: boolean;
};

const OF_CASE = ["folderId", "caseGone"];

/** The attributes to read for the fields asked for: `archived` is in the key. */
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
