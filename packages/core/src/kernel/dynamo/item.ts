/** Where an item lives. */
export type Key = { pk: string; sk: string };

/** What every item of the table carries, whatever it is. */
export type Item = Key & {
  type: string;
  version: number;
  /** Epoch seconds after which the table may drop it; readers compare for themselves. */
  ttl?: number;
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
};

/** The kernel's own attributes, which no entity shows. */
export type Stored<T> = Item & T;

export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

/** The partition of all that a practice owns: another's record is a key that cannot be formed. */
const OWNER = "OWNER#";

export const ownerPartition = (ownerId: string) => `${OWNER}${ownerId}`;

/** The practice whose record this is, by its key. */
export const ownerOf = ({ pk }: { pk: string }) => pk.slice(OWNER.length);

/** Whether the item's time has passed, whatever the table's own sweep has done. */
export const isExpired = (item: { ttl?: number } | undefined, nowMs: number) =>
  item?.ttl !== undefined && item.ttl * 1000 <= nowMs;

/** That a person belongs to a practice, in the practice's partition: each of their commits asks for it. */
export const memberKey = (ownerId: string, personId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `MEMBER#${personId}`,
});

/** What somebody chose of the alerts of a practice, in the practice's partition. It ends when they leave. */
export const preferencesKey = (ownerId: string, personId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: personId === ownerId ? "PREFERENCES" : `PREFERENCES#${personId}`,
});

/** The agenda of a practice as somebody publishes it for their other calendars. It ends when they leave. */
export const feedKey = (ownerId: string, personId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: personId === ownerId ? "FEED" : `FEED#${personId}`,
});

/** What an account has as its second factor: read with the session, where a practice demands one. */
export const factorsKey = (personId: string): Key => ({
  pk: ownerPartition(personId),
  sk: "FACTORS",
});
