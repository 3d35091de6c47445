import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";
import { shardOf } from "../../kernel/shard.rules";
import type { SyncStats } from "./connection.schema";

/** A channel on which Google notifies changes, until it expires. */
export type Channel = { id: string; resourceId: string; expiresAt: string };

/** The run that synchronises, until when it holds the link, and its progress. */
export type Lease = { by: string; until: string; done: number; total: number };

/** The summary of Google's lists: how many events were found, and which were not imported. */
export type Listed = { found: number | null; tooLong: string[]; tooMany: number };

/** The link of a practice with a Google account, and the state of its synchronisation. */
export type Connection = {
  ownerId: string;
  /** The person whose calendar it is: what is hidden from them is not sent there. */
  userId: string;
  /** Google's id of the account: linking another one needs confirmation. */
  sub: string;
  email: string;
  imageUrl: string | null;
  status: "connected" | "paused" | "revoked" | "disconnected";
  refreshToken: Sealed | null;
  linkedAt: string;
  busyOnly: boolean;
  busyCalendars: string[];
  syncToken: string | null;
  /** When everything was last listed, and when the practice's agenda was last scanned. */
  fullAt: string | null;
  scannedAt: string | null;
  /** The version of the reserved cases at that scan; absent before there were any. */
  reserved?: number;
  lastSync: string | null;
  lastError: string | null;
  failures: number;
  nextAt: string;
  channels: Channel[];
  brake: { deletions: number; of: number } | null;
  /** What the person answered about the deletions, until it was done. */
  answered: "delete" | "keep" | null;
  stats: SyncStats;
  listed: Listed;
  lease: Lease | null;
  /** Grows with each reason to synchronise: one that arrives during a run causes another round. */
  stirs: number;
};

export type ConnectionItem = Stored<Connection>;

const SHARDS = 4;

export const connectionKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "GOOGLECALENDAR",
});

/** The links due for synchronisation at an instant, the longest waiting first. */
export const dueRanges = (until: string) =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: `DUE#calendar-sync#${shard}`,
    sk: { upTo: `${until}#~` },
    newestFirst: false,
  }));

export function toItem(connection: Connection, version: number): ConnectionItem {
  const { ownerId, nextAt, status } = connection;
  const gsi2pk = `DUE#calendar-sync#${shardOf(ownerId, SHARDS)}`;
  const due = status === "connected" ? { gsi2pk, gsi2sk: `${nextAt}#${ownerId}` } : {};
  return { ...connection, ...connectionKey(ownerId), type: "googleConnection", version, ...due };
}

/** A consent requested of Google for one session, and the grant that awaits confirmation. */
export type Asked = Stored<{
  sessionId: string;
  verifier: string;
  held: { sub: string; email: string; imageUrl: string | null; refreshToken: Sealed } | null;
}>;

const ASKED_S = 15 * 60;

/** `hash` is the digest of the `state` that Google returns. */
export const askedKey = (ownerId: string, hash: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `GOOGLESTATE#${hash}`,
});

export const toAsked = (
  key: Key,
  asked: Pick<Asked, "sessionId" | "verifier">,
  nowMs: number,
): Asked => ({
  ...key,
  type: "googleState",
  version: 1,
  ttl: Math.ceil(nowMs / 1000) + ASKED_S,
  ...asked,
  held: null,
});

/** The practice of a channel, and the digest of the token that its posts carry. */
export type Door = Stored<{ ownerId: string; digest: string; resourceId: string | null }>;

export const doorKey = (channelId: string): Key => ({
  pk: `GOOGLECHANNEL#${channelId}`,
  sk: "GOOGLECHANNEL",
});

/** The separate keys of a link: those of its channels. */
export const doorsOf = (item: Item): Key[] =>
  (item as ConnectionItem).channels.map(({ id }) => doorKey(id));

export const toDoor = (
  channelId: string,
  door: Pick<Door, "ownerId" | "digest" | "resourceId">,
  untilMs: number,
): Door => ({
  ...doorKey(channelId),
  type: "googleChannel",
  version: 1,
  ttl: Math.ceil(untilMs / 1000),
  ...door,
});
