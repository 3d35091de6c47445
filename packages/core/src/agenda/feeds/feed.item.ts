import { feedKey, type Item, type Key, type Stored } from "../../kernel/dynamo";
import type { Feed } from "./feed.schema";

/**
 * Somebody's feed of a practice, and the digest of the one secret that opens it: of 256 random bits, which
 * leave nothing to guess, a fast one will do. `personId` is who made it, with whose eyes it is read.
 * The practice had one feed for all before, in its founder's place, of whichever titular made it.
 */
export type FeedItem = Stored<Feed & { digest: string; personId?: string }>;

/** Whose feed of which practice a secret opens; the founder's where it does not say. */
export type FeedDoor = Stored<{ ownerId: string; personId?: string }>;

export const doorKey = (digest: string): Key => ({ pk: `FEED#${digest}`, sk: "FEED" });

/** The key that goes with a feed: its door. */
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
