import pMap from "p-map";
import { asSystem, context } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { type Item, query, requestOf } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { refresh } from "./refresh";
import { dueRange, type ReminderItem, SHARDS } from "./reminder.item";

/** How many reminders of a shard a run rings by itself, and how many a function that it asks. */
const PAGE = 200;
/** How many reminders of one page are checked concurrently. */
const WIDTH = 8;

/** A reminder that is due, and the request whose change it follows from. */
type Due = Pick<ReminderItem, "userId" | "sourceType" | "sourceId"> & { requestId?: string };
type Done = { due: number; raised: number; passedOn: number; failed: number };

/**
 * Raises every alert that is due: of each shard the first page by itself, while other functions
 * raise the others. The index is only a hint: each reminder is judged by its current source and
 * claimed in the commit that raises the alert, so that two concurrent sweeps, or one killed and
 * restarted, raise it once. One that fails does not hold up the others.
 */
export async function sweep(page = PAGE): Promise<Done> {
  const until = nowIso();
  const done: Done = { due: 0, raised: 0, passedOn: 0, failed: 0 };
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    sweepShard(shard, { until, page }, done),
  );
  await Promise.all(shards);
  return done;
}

type Sweep = { until: string; page: number };

async function sweepShard(shard: number, { until, page: limit }: Sweep, done: Done): Promise<void> {
  const range = { ...dueRange(shard, until), limit };
  const first = await query<ReminderItem>(range);
  // What is passed on goes first: it starts at once.
  for (let after: Partial<Item> | undefined = first.last; after; ) {
    const page = await query<ReminderItem>({ ...range, after });
    after = page.last;
    if (await isPassedOn(page.items, until)) done.passedOn += page.items.length;
    else await settleAll(page.items.map(toDue), done);
  }
  await settleAll(first.items.map(toDue), done);
}

function toDue(item: ReminderItem): Due {
  const { userId, sourceType, sourceId } = item;
  const requestId = requestOf(item);
  return { userId, sourceType, sourceId, ...(requestId && { requestId }) };
}

/** Where the bus does not take it, the sweep goes on by itself. */
async function isPassedOn(items: readonly ReminderItem[], at: string): Promise<boolean> {
  const due = items.map(toDue);
  try {
    if (due.length > 0) await Reactions.publish("deadlines.due", { at, due });
    return true;
  } catch {
    return false;
  }
}

/** Raises what a sweep passed on. Throws if one could not be raised, so that it is tried again. */
export async function ring(due: readonly Due[]): Promise<void> {
  const done: Done = { due: 0, raised: 0, passedOn: 0, failed: 0 };
  await settleAll(due, done);
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} reminders failed`);
}

async function settleAll(due: readonly Due[], done: Done): Promise<void> {
  await pMap(due, (one) => settle(one, done), { concurrency: WIDTH });
}

async function settle(due: Due, done: Done): Promise<void> {
  const { userId, sourceType, sourceId, requestId = context().requestId } = due;
  done.due += 1;
  try {
    const raise = () => refresh(userId, sourceType, sourceId);
    if (await asSystem(requestId, raise)) done.raised += 1;
  } catch {
    done.failed += 1;
  }
}
