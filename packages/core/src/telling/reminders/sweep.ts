import { nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { refresh } from "./refresh";
import { dueRange, type ReminderItem, SHARDS } from "./reminder.item";

const PAGE = 200;
/** How many are looked at side by side in one shard. */
const WIDTH = 8;

/**
 * Raises every alert whose moment has come. What the index shows is only a hint: each is judged by
 * its source as it stands, and claimed in the commit that raises it, so that two sweeps at once, or
 * one killed anywhere and begun again, raise each once. One that fails does not keep the others.
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
  let some: ReminderItem[] = [];
  for await (const item of walk<ReminderItem>({ ...dueRange(shard, until), limit: PAGE })) {
    some.push(item);
    if (some.length < WIDTH) continue;
    await settle(some, done);
    some = [];
  }
  await settle(some, done);
}

async function settle(items: ReminderItem[], done: Done): Promise<void> {
  const outcomes = await Promise.allSettled(
    items.map(({ userId, sourceType, sourceId }) => refresh(userId, sourceType, sourceId)),
  );
  done.due += items.length;
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") done.failed += 1;
    else if (outcome.value) done.raised += 1;
  }
}
