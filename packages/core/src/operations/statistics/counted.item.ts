import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Tags } from "./counter.rules";
import type { CaseState, CountedKind, Part } from "./tags.rules";

/** How a record was last counted: its tags and, where it belongs to a case, its part in it. */
export type CountedItem = Stored<{
  kind: CountedKind;
  id: string;
  userId: string;
  tags: Tags;
  part?: Part;
  /** For a case: what belongs to it, whether it exists, and whether its recount is pending. */
  state?: CaseState;
  there?: boolean;
  following?: boolean;
  /** For a case that is or was reserved; while reserved it has this item, and counts nowhere. */
  reserved?: boolean;
}>;

const COUNTED = "COUNTED#";

export const countedKey = (ownerId: string, kind: CountedKind, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${COUNTED}${kind.toUpperCase()}#${id}`,
});

/** The range of the counted records of a practice, or of those of one kind. */
export const countedRange = (ownerId: string, kind?: CountedKind) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: kind ? `${COUNTED}${kind.toUpperCase()}#` : COUNTED },
});

/** The lists by day over all cases: acts of their files, and entries of their accounts. */
type Listed = "ACTS" | "MONEY";

/** The range of such a list between two days, newest first. */
export const daysRange = (ownerId: string, listed: Listed, from: string, to: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#${listed}`,
  sk: { from, to: `${to}~` },
});

/** The index keys of one by its day. */
export const dayIndex = (ownerId: string, listed: Listed, id: string, day: string) => ({
  gsi1pk: daysRange(ownerId, listed, day, day).pk,
  gsi1sk: `${day}#${id}`,
});

/** An entry in the order of its case: by its group, its day, and its identifier. */
export type PlacedItem = Stored<{
  kind: CountedKind;
  id: string;
  day: string;
  cents: number | null;
}>;

type Placed = { folderId: string; group: string };

const prefix = ({ folderId, group }: Placed) => `PLACED#${folderId}#${group}#`;

export const placedKey = (ownerId: string, id: string, part: Placed & { day: string }): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${prefix(part)}${part.day}#${id}`,
});

/** The entries of a group in a case, newest first. */
export const placedRange = (ownerId: string, part: Placed) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: prefix(part) },
});

/** All ordered entries of a case. */
export const allPlaced = (ownerId: string, folderId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `PLACED#${folderId}#` },
});

export const toPlaced = (
  ownerId: string,
  kind: CountedKind,
  id: string,
  part: Part & { group: string },
): PlacedItem & Item => ({
  ...placedKey(ownerId, id, part),
  type: "placed",
  version: 1,
  kind,
  id,
  day: part.day,
  cents: part.cents,
});
