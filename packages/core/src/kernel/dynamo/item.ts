/** The primary key of an item. */
export type Key = { pk: string; sk: string };

/** The attributes of every item of the table. */
export type Item = Key & {
  type: string;
  version: number;
  /** Epoch seconds after which DynamoDB may delete it; readers compare it themselves. */
  ttl?: number;
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
};

/** An item with the kernel's own attributes, which are never answered. */
export type Stored<T> = Item & T;

export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

/** The prefix of a practice's partition: no request can form the key of another's record. */
const OWNER = "OWNER#";

export const ownerPartition = (ownerId: string) => `${OWNER}${ownerId}`;

/** The id of the practice that owns this record, from its key. */
export const ownerOf = ({ pk }: { pk: string }) => pk.slice(OWNER.length);

/** Whether the item has expired, deleted by DynamoDB or not yet. */
export const isExpired = (item: { ttl?: number } | undefined, nowMs: number) =>
  item?.ttl !== undefined && item.ttl * 1000 <= nowMs;

/**
 * The key of a person's membership, in the practice's partition: checked by each of their commits.
 */
export const memberKey = (ownerId: string, personId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `MEMBER#${personId}`,
});

/**
 * The key of a person's alert preferences, in the practice's partition. Deleted when they leave.
 */
export const preferencesKey = (ownerId: string, personId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: personId === ownerId ? "PREFERENCES" : `PREFERENCES#${personId}`,
});

/** The key of a person's published feed of the agenda, in the practice. Deleted when they leave. */
export const feedKey = (ownerId: string, personId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: personId === ownerId ? "FEED" : `FEED#${personId}`,
});

/** The key of an account's second factors: read with the session where a practice demands one. */
export const factorsKey = (personId: string): Key => ({
  pk: ownerPartition(personId),
  sk: "FACTORS",
});
