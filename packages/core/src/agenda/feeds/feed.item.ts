import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Feed } from "./feed.schema";

/**
 * The feed of a practice, and the digest of the one secret that opens it: of 256 random bits, which
 * leave nothing to guess, a fast one will do. `personId` is who made it, with whose eyes it is read;
 * in feeds of before reserved cases nothing: the founder.
 */
export type FeedItem = Stored<Feed & { digest: string; personId?: string }>;

/** Whose feed a secret opens. */
export type FeedDoor = Stored<{ ownerId: string }>;

export const feedKey = (ownerId: string): Key => ({ pk: ownerPartition(ownerId), sk: "FEED" });
export const doorKey = (digest: string): Key => ({ pk: `FEED#${digest}`, sk: "FEED" });

/** The key that goes with a feed: its door. */
export const doorsOf = (item: Item): Key[] => [doorKey((item as FeedItem).digest)];

export const toFeed = (
  { ownerId, userId }: { ownerId: string; userId: string },
  digest: string,
  createdAt: string,
): FeedItem => ({
  ...feedKey(ownerId),
  type: "feed",
  version: 1,
  personId: userId,
  digest,
  createdAt,
  lastReadAt: null,
});

export const toDoor = (ownerId: string, digest: string): FeedDoor => ({
  ...doorKey(digest),
  type: "feedDoor",
  version: 1,
  ownerId,
});
