import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import type { DayDocument } from "./statistics.schema";

/** Whether a practice was completely counted, how far, and when its next document is due. */
export type StateItem = Stored<{
  ownerId: string;
  /** The version of its tags, see `TAGS`; absent where counted before versions existed. */
  tags?: number;
  /** When all its records were counted; null until then. */
  countedAt: string | null;
  /** The last record of the first count: its step and its key there. */
  progress: { step: number; after: string } | null;
}>;

/**
 * The version of the tags. Has to be raised with each tag added for unchanged records: a practice
 * counted by an earlier version is counted again.
 */
const TAGS = 2;

type Counted = Pick<StateItem, "tags" | "countedAt" | "progress">;

/** The state of a practice not yet counted by the current tags. */
export const UNCOUNTED: Counted = { tags: TAGS, countedAt: null, progress: null };

/** Whether a practice was counted, or is being counted, by the current tags. */
export const hasTags = (state: Counted | undefined): boolean => state?.tags === TAGS;

/** Whether a practice was completely counted by the current tags. */
export const isCounted = (state: Counted | undefined): boolean =>
  hasTags(state) && state?.countedAt !== null;

/** Over how many partitions of the index the practices are spread. */
export const SHARDS = 4;

export const stateKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "STATS#STATE",
});

const duePartition = (shard: number) => `DUE#stats-snapshot#${shard}`;

/** The practices of a shard whose document is due at an instant, the longest waiting first. */
export const dueRange = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: duePartition(shard),
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

/** A practice's state, due again at an instant (UTC ISO). */
export const toState = (
  ownerId: string,
  due: string,
  { tags, countedAt, progress }: Counted,
  version = 1,
): StateItem => ({
  ...stateKey(ownerId),
  type: "statsState",
  version,
  ownerId,
  tags,
  countedAt,
  progress,
  gsi2pk: duePartition(shardOf(ownerId, SHARDS)),
  gsi2sk: `${due}#${ownerId}`,
});

/** When a practice's next document is due. */
export const dueOf = ({ gsi2sk = "" }: StateItem): string => gsi2sk.slice(0, gsi2sk.indexOf("#"));

export type DayItem = Stored<DayDocument>;

export const dayKey = (ownerId: string, day: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `STATS#DAY#${day}`,
});

/** The daily documents of a practice. */
export const dayRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "STATS#DAY#" },
});

export const toDay = (ownerId: string, document: DayDocument): DayItem => ({
  ...dayKey(ownerId, document._id),
  type: "statsDay",
  version: 1,
  ...document,
});

export function fromDay(item: DayItem): DayDocument {
  const { _id, date, at, folders, financial, deadlines, tasks, notifications } = item;
  const { distribution, dataQuality } = item;
  return {
    ...{ _id, date, at, folders, financial, deadlines, tasks, notifications },
    ...{ distribution, dataQuality },
  };
}
