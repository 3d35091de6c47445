import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import type { Bundle } from "./bundle.schema";

/** A bundle as stored. */
export type BundleRecord = Bundle & {
  userId: string;
  /** Who asked for it: it is built with what they may see. */
  by: string;
  documentIds: string[];
  /** In bytes. */
  partSize: number;
  /** Whether what was read on scanned pages is laid over them, unseen; absent from what is older. */
  textLayer?: boolean;
  /** The documents of which that is done: those that were read when the first run began. */
  layered?: string[];
  /** Until when a run has it, UTC ISO; null where none has. */
  leasedUntil: string | null;
  /** How many runs began it. */
  runs: number;
};

export type BundleItem = Stored<BundleRecord>;

const KEPT_DAYS = 7;
const DAY_SECONDS = 24 * 3600;
const SHARDS = 2;

export const bundleKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `BUNDLE#${id}`,
});

/** Every bundle that is being built, of all practices. */
export const buildingRanges = () =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: `DUE#bundles-sweep#${shard}`,
    sk: { upTo: "~" },
    newestFirst: false,
  }));

/** The item of a bundle, which is forgotten after a week: its parts stay as documents. */
export function toItem(record: BundleRecord, version: number): BundleItem {
  const { _id, userId, createdAt, status } = record;
  return {
    ...record,
    ...bundleKey(userId, _id),
    ...{ type: "bundle", version },
    ttl: Math.ceil(Date.parse(createdAt) / 1000) + KEPT_DAYS * DAY_SECONDS,
    ...(status === "building" && {
      gsi2pk: `DUE#bundles-sweep#${shardOf(_id, SHARDS)}`,
      gsi2sk: `${createdAt}#${_id}`,
    }),
  };
}

/** A bundle as it is answered. */
export const present = (item: BundleRecord): Bundle => {
  const { _id, folderId, title, status, progress, parts, error, createdAt } = item;
  return { _id, folderId, title, status, progress, parts, error, createdAt };
};
