import { feedKey, type Item, type Key, type Stored } from "../../kernel/dynamo";
import type { Feed } from "./feed.schema";

/**
 * A person's feed of a practice, with the digest of the secret that opens it: a fast hash suffices
 * for 256 random bits. `personId` is its creator, with whose permissions it is read. Before, a
 * practice had one feed, at its founder's key, whichever titular made it.
 */
export type FeedItem = Stored<Feed & { digest: string; personId?: string }>;

/** The practice and person whose feed a secret opens; without `personId`, the founder's. */
export type FeedDoor = Stored<{ ownerId: string; personId?: string }>;

export const doorKey = (digest: string): Key => ({ pk: `FEED#${digest}`, sk: "FEED" });

/** The separate key of a feed: the one that its secret opens. */
export const doorsOf = (item: Item): Key[] => [doorKey((item as FeedItem).digest)];

type Maker = { ownerId: string; userId: string };

export const toFeed = (
  { ownerId, userId }: Maker,
  digest: string,
  createdAt: string,
): FeedItem => ({
  ...feedKey(ownerId, userId),
  type: "feed",
  version: 1,
  personId: userId,
  digest,
  createdAt,
  lastReadAt: null,
});

export const toDoor = ({ ownerId, userId }: Maker, digest: string): FeedDoor => ({
  ...doorKey(digest),
  type: "feedDoor",
  version: 1,
  ownerId,
  personId: userId,
});
