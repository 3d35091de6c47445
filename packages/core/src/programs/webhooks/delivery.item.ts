import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { shardOf } from "../../kernel/shard.rules";
import { KEPT_DAYS } from "./waits.rules";
import type { Delivery } from "./webhook.schema";

/** A delivery as stored, for thirty days: also the log of what was sent and answered. */
export type DeliveryRecord = Delivery & { userId: string; endpointId: string };
export type DeliveryItem = Stored<DeliveryRecord>;

/**
 * The deliveries of one address and one case, which go out one after another. What waits has an item
 * of its own in the lane: the log keeps what went out.
 */
export type Lane = { ownerId: string; endpointId: string; lane: string };

/** When a lane has to be looked at, who has it, and how often its first delivery failed in a row. */
export type LaneRecord = {
  userId: string;
  endpointId: string;
  lane: string;
  leasedUntil: string | null;
  failures: number;
  version: number;
};
export type LaneItem = Stored<LaneRecord> & { gsi2sk: string };

const DAY_S = 24 * 3600;
const SHARDS = 4;
const NO_CASE = "-";

export const laneOf = (folderId: string | null): string => folderId ?? NO_CASE;

/** The id of a delivery, the same for the same event however often the stream tells it. */
export const deliveryIdOf = (endpointId: string, at: string, cause: string): string =>
  derivedId("delivery", Date.parse(at), `${endpointId}\n${cause}`);

const sentPrefix = (endpointId: string) => `HOOKSENT#${endpointId}#`;

export const deliveryKey = (ownerId: string, endpointId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${sentPrefix(endpointId)}${id}`,
});

export const deliveriesRange = (ownerId: string, endpointId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: sentPrefix(endpointId) },
});

/** The deliveries made between two instants (UTC ISO), both included. */
export const deliveriesBetween = (
  ownerId: string,
  endpointId: string,
  from: string,
  to: string,
) => ({
  pk: ownerPartition(ownerId),
  sk: {
    from: `${sentPrefix(endpointId)}${firstAt(Date.parse(from))}`,
    to: `${sentPrefix(endpointId)}${firstAt(Date.parse(to) + 1)}`,
  },
  newestFirst: false,
});

/** An id before all that are made at an instant: it ends in zeros. */
const firstAt = (ms: number) => `${derivedId("delivery", ms, "").slice(0, -16)}${"0".repeat(16)}`;

const ttlOf = (createdAt: string) => Math.ceil(Date.parse(createdAt) / 1000) + KEPT_DAYS * DAY_S;

export const toDelivery = (record: DeliveryRecord, version = 1): DeliveryItem => ({
  ...deliveryKey(record.userId, record.endpointId, record._id),
  ...{ type: "webhookDelivery", version, ttl: ttlOf(record.createdAt) },
  ...record,
});

const waitingPrefix = ({ endpointId, lane }: Omit<Lane, "ownerId">) =>
  `HOOKWAIT#${endpointId}#${lane}#`;

/** What waits in a lane, the oldest first. */
export const waitingRange = (lane: Lane) => ({
  pk: ownerPartition(lane.ownerId),
  sk: { startingWith: waitingPrefix(lane) },
  newestFirst: false,
});

export const waitingKey = (lane: Lane, id: string): Key => ({
  pk: ownerPartition(lane.ownerId),
  sk: `${waitingPrefix(lane)}${id}`,
});

export const toWaiting = (lane: Lane, { _id, createdAt }: DeliveryRecord) => ({
  ...waitingKey(lane, _id),
  ...{ type: "webhookWaiting", version: 1, ttl: ttlOf(createdAt), deliveryId: _id },
});

export const laneKey = ({ ownerId, endpointId, lane }: Lane): Key => ({
  pk: ownerPartition(ownerId),
  sk: `HOOKLANE#${endpointId}#${lane}`,
});

const partition = (shard: number) => `DUE#webhooks-sweep#${shard}`;

/** The index of a lane that has to be looked at, at an instant. */
export const dueIndex = ({ endpointId, lane }: Omit<Lane, "ownerId">, at: string) => ({
  gsi2pk: partition(shardOf(lane === NO_CASE ? endpointId : lane, SHARDS)),
  gsi2sk: `${at}#${endpointId}#${lane}`,
});

/** The lanes that are due by an instant, of every practice. */
export const dueRanges = (until: string) =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: partition(shard),
    sk: { upTo: `${until}~` },
    newestFirst: false,
  }));

export const present = (item: DeliveryRecord): Delivery => {
  const { _id, event, folderId, state, body, attempts, createdAt } = item;
  return { _id, event, folderId, state, body, attempts, createdAt };
};
