import pMap from "p-map";
import { asSystem, context } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { requestOf, walk } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { refresh } from "./refresh";
import { dueRange, type ReminderItem, SHARDS } from "./reminder.item";

/** How many reminders a run rings by itself, and how many each function that it asks. */
const PAGE = 200;
/** How many reminders of one page are checked concurrently. */
export const WIDTH = 8;
/**
 * How many ring a second at most: the last of 274,800 alerts within a minute, and of no partition of the index
 * more than half of what it can (decision 230).
 */
export const RINGS_A_SECOND = 5700;

/** What of a reminder is read to pass it on: who wrote it last is in `writeId`. */
const ATTRIBUTES = ["userId", "sourceType", "sourceId", "writeId"];

/** A reminder that is due, and the request whose change it follows from. */
type Due = Pick<ReminderItem, "userId" | "sourceType" | "sourceId"> & { requestId?: string };
type Done = { due: number; raised: number; passedOn: number; failed: number };

/**
 * Raises every alert that is due: the first page by itself, while other functions raise the others.
 * The index is only a hint: each reminder is judged by its current source and claimed in the commit
 * that raises the alert, so that two concurrent sweeps, or one killed and restarted, raise it once.
 * One that fails does not hold up the others.
 */
export async function sweep(together = PAGE): Promise<Done> {
  const until = nowIso();
  const done: Done = { due: 0, raised: 0, passedOn: 0, failed: 0 };
  done.passedOn = await passOnDue(until, together, (due) => settleAll(due, done));
  return done;
}

/** Passes on what is due by an instant, but for the first page, which it gives to `work`. Returns how much. */
export function passOnDue(
  until: string,
  together: number,
  work: (due: Due[]) => Promise<void>,
): Promise<number> {
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    walk<ReminderItem>({ ...dueRange(shard, until), limit: together, attributes: ATTRIBUTES }),
  );
  return Reactions.passOn(shards, {
    together,
    perSecond: RINGS_A_SECOND,
    publish: (items) => Reactions.publish("deadlines.due", { at: until, due: items.map(toDue) }),
    work: (items) => work(items.map(toDue)),
  });
}

function toDue(item: ReminderItem): Due {
  const { userId, sourceType, sourceId } = item;
  const requestId = requestOf(item);
  return { userId, sourceType, sourceId, ...(requestId && { requestId }) };
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
