import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";
import { shardOf } from "../../kernel/shard.rules";
import type { SyncStats } from "./connection.schema";

/** Where Google says that something changed, until it closes by itself. */
export type Channel = { id: string; resourceId: string; expiresAt: string };

/** Who synchronises, until when nobody else does, and how far they got. */
export type Lease = { by: string; until: string; done: number; total: number };

/** What the lists of Google's said: how many events the last run found, and what did not come in. */
export type Listed = { found: number | null; tooLong: string[]; tooMany: number };

/** The link of a practice with a Google account, and how far it was synchronised. */
export type Connection = {
  ownerId: string;
  /** Whose calendar it is: what is kept from them does not go there. */
  userId: string;
  /** Google's name of the account: another one has to be asked for. */
  sub: string;
  email: string;
  imageUrl: string | null;
  status: "connected" | "paused" | "revoked" | "disconnected";
  refreshToken: Sealed | null;
  linkedAt: string;
  busyOnly: boolean;
  busyCalendars: string[];
  syncToken: string | null;
  /** When everything was last listed, and when the own agenda was last looked through. */
  fullAt: string | null;
  scannedAt: string | null;
  /** The version of the reserved cases by which it was last looked through; nothing before there were any. */
  reserved?: number;
  lastSync: string | null;
  lastError: string | null;
  failures: number;
  nextAt: string;
  channels: Channel[];
  brake: { deletions: number; of: number } | null;
  /** What the person answered to the brake, until it was done. */
  answered: "delete" | "keep" | null;
  stats: SyncStats;
  listed: Listed;
  lease: Lease | null;
  /** Grows with each reason to synchronise: one that comes during a run causes another. */
  stirs: number;
};

export type ConnectionItem = Stored<Connection>;

const SHARDS = 4;

export const connectionKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "GOOGLECALENDAR",
});

/** The links to synchronise by an instant, the longest waiting first. */
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

/** What was asked of Google for one session, and the grant that waits for a person's yes. */
export type Asked = Stored<{
  sessionId: string;
  verifier: string;
  held: { sub: string; email: string; imageUrl: string | null; refreshToken: Sealed } | null;
}>;

const ASKED_S = 15 * 60;

/** `hash` is the digest of the state that Google brings back. */
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

/** Whose calendar a channel is about, and the digest of the token that its posts carry. */
export type Door = Stored<{ ownerId: string; digest: string; resourceId: string | null }>;

export const doorKey = (channelId: string): Key => ({
  pk: `GOOGLECHANNEL#${channelId}`,
  sk: "GOOGLECHANNEL",
});

/** The keys that go with a link: the doors of its channels. */
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
