import pMap from "p-map";
import { nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { refresh } from "./refresh";
import { dueRange, type ReminderItem, SHARDS } from "./reminder.item";

const PAGE = 200;
/** How many reminders of one shard are checked concurrently. */
const WIDTH = 8;

/**
 * Raises every alert that is due. The index is only a hint: each reminder is judged by its current
 * source and claimed in the commit that raises the alert, so that two concurrent sweeps, or one
 * killed and restarted, raise it once. One that fails does not hold up the others.
 */
export async function sweep(): Promise<{ due: number; raised: number; failed: number }> {
  const until = nowIso();
  const done = { due: 0, raised: 0, failed: 0 };
  const shards = Array.from({ length: SHARDS }, (_, shard) => sweepShard(shard, until, done));
  await Promise.all(shards);
  return done;
}

type Done = { due: number; raised: number; failed: number };

async function sweepShard(shard: number, until: string, done: Done): Promise<void> {
  const due = walk<ReminderItem>({ ...dueRange(shard, until), limit: PAGE });
  await pMap(due, (item) => settle(item, done), { concurrency: WIDTH });
}

async function settle({ userId, sourceType, sourceId }: ReminderItem, done: Done): Promise<void> {
  done.due += 1;
  try {
    if (await refresh(userId, sourceType, sourceId)) done.raised += 1;
  } catch {
    done.failed += 1;
  }
}
