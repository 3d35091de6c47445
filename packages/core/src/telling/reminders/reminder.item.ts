import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import { earliest, type Raised } from "./pass-on.rules";
import { dueDay, type Memory, type SourceType } from "./reminder.rules";

/** The watch on one dated source of a practice. Derived from the source, never authoritative. */
export type Reminder = Memory & {
  sourceType: SourceType;
  sourceId: string;
  userId: string;
  raised: Raised[];
  /** When to check whether the latest was acknowledged: see `pass-on.rules`. */
  passAt: string | null;
  version: number;
};

export type ReminderItem = Stored<Reminder>;

/**
 * Over how many partitions of the index the due reminders are spread. Those from before, when there were
 * fewer, are in the first ones.
 */
export const SHARDS = 64;

const YEAR_S = 366 * 24 * 3600;

export const reminderKey = (ownerId: string, sourceId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `REMINDER#${sourceId}`,
});

export const reminderRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "REMINDER#" },
});

const partition = (shard: number) => `DUE#reminder#${shard}`;

/** The reminders due in one shard by an instant, the one due longest first. */
export const dueRange = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: partition(shard),
  // "~" sorts after the "#" and the identifier that follow the instant.
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

/** Indexed as due while it has an instant left to check; expires long after its date. */
export function toItem(reminder: Reminder): ReminderItem {
  const { userId, sourceId, due, nextAt, passAt, since } = reminder;
  const lookAt = earliest(nextAt, passAt);
  const last = Date.parse(due === null ? since : dueDay(due));
  return {
    ...reminderKey(userId, sourceId),
    type: "reminder",
    ttl: Math.floor(Math.max(last, Date.parse(since)) / 1000) + YEAR_S,
    ...(lookAt && {
      gsi2pk: partition(shardOf(sourceId, SHARDS)),
      gsi2sk: `${lookAt}#${sourceId}`,
    }),
    ...reminder,
  };
}

export function fromItem(item: Item): Reminder {
  const { sourceType, sourceId, userId, due, since, nextAt, raised, passAt, version } =
    item as ReminderItem;
  return {
    ...{ sourceType, sourceId, userId, due, since, nextAt, raised },
    passAt: passAt ?? null,
    version,
  };
}
