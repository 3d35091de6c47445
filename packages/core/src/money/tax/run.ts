import pMap from "p-map";
import { inPractice } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, put, query, removeAny, walk } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { enqueue } from "../../kernel/ports/queue";
import type { TaxLane } from "../../kernel/ports/tax-facts.rules";
import { Invoices } from "../invoices";
import { type Decided, decide } from "./authorise";
import { type Hold, hold, keep, LostLane, release, seize } from "./lane";
import { authOf } from "./ticket";
import { Later, waitAfter } from "./wait.rules";

/** A lane of a practice: the content of a queue message. */
export type LaneOfPractice = TaxLane & { ownerId: string };

/** How many vouchers of a lane had each result. */
export type LaneRun = Record<Decided | "postponed", number>;

/** The longest delay of an SQS message, in seconds. */
const LONGEST_DELAY_S = 900;

/** Enqueues a run of a lane, after `seconds`. */
export const stir = ({ ownerId, pointOfSale, voucherType }: LaneOfPractice, seconds = 0) =>
  enqueue(env().TAX_QUEUE_URL, { ownerId, pointOfSale, voucherType }, seconds);

/** Seconds until a lane held by another run is run again: it may have missed some vouchers. */
const HELD_S = 30;
/** How long, in ms, a run starts further vouchers; the rest are for the next message. */
const LONGEST_MS = 90_000;

/**
 * Gets ARCA's decisions on the vouchers waiting in a lane, one after another in the order of their
 * requests. The first that has to wait ends the run, because numbers follow that order.
 */
export const authoriseLane = ({ ownerId, ...lane }: LaneOfPractice): Promise<LaneRun> =>
  inPractice(ownerId, async () => {
    const done: LaneRun = { authorised: 0, rejected: 0, gone: 0, postponed: 0 };
    const held = await hold(ownerId, lane);
    if (!held) {
      await stir({ ownerId, ...lane }, HELD_S);
      return done;
    }
    try {
      await goThrough(held, done);
    } catch (error) {
      if (!(error instanceof LostLane)) throw error;
    } finally {
      await release(held);
    }
    return done;
  });

async function goThrough(held: Hold, done: LaneRun): Promise<void> {
  const { ownerId, lane } = held;
  const startedAt = now();
  for (;;) {
    const next = await firstWaiting(held);
    if (!next || (next.tries > 0 && next.nextAt > nowIso())) return;
    if (now() - startedAt > LONGEST_MS) return stir({ ownerId, ...lane });
    await keep(held);
    const became = await look(held, next);
    done[became] += 1;
    if (became === "postponed") return;
  }
}

async function firstWaiting({ ownerId, lane }: Hold) {
  const range = Invoices.laneRange(ownerId, lane);
  const { items } = await query<Invoices.WaitingItem>({ ...range, limit: 1 });
  return items[0];
}

async function look(held: Hold, item: Invoices.WaitingItem): Promise<Decided | "postponed"> {
  try {
    const became = await decide(held, item.invoiceId, await authOf(held.ownerId));
    if (became === "gone") await commit(removeAny(item));
    return became;
  } catch (error) {
    if (!(error instanceof Later)) throw error;
    await postpone(held, item, error);
    return "postponed";
  }
}

/** Postpones a voucher, and stores the reason on it. */
async function postpone(
  { ownerId, lane }: Hold,
  item: Invoices.WaitingItem,
  { why, waitMs }: Later,
) {
  const kept = await Invoices.findWaiting(item.invoiceId);
  const waiting = kept && Invoices.waitingOf(kept);
  if (!waiting) return;
  const tries = item.tries + 1;
  const wait = waitMs || waitAfter(tries);
  const nextAt = new Date(now() + wait).toISOString();
  const authorisation = { ...kept.authorisation, waitingFor: why };
  await Invoices.save(
    kept,
    { ...kept, authorisation },
    put(Invoices.toWaiting(waiting, tries, nextAt)),
  );
  const seconds = Math.ceil(wait / 1000);
  // Longer delays are left to the sweep.
  if (seconds <= LONGEST_DELAY_S) await stir({ ownerId, ...lane }, seconds);
}

/** Enqueues every lane with a voucher due: its queue message may have been lost. */
export const stirDue = (): Promise<number> => stirUntil(nowIso(), (lane) => stir(lane));

/**
 * Enqueues every lane with a voucher waiting, and takes from each what a run that was killed still
 * holds: for a machine that starts, whose queue was in memory and on which nobody else asks ARCA.
 */
export const resume = (): Promise<number> =>
  stirUntil(LATEST, async (lane) => {
    await inPractice(lane.ownerId, () => seize(lane.ownerId, lane));
    await stir(lane);
  });

/** Later than any instant (ISO). */
const LATEST = "9";

async function stirUntil(
  until: string,
  each: (lane: LaneOfPractice) => Promise<unknown>,
): Promise<number> {
  const lanes = new Map<string, LaneOfPractice>();
  for (const range of Invoices.dueLanes(until)) {
    for await (const item of walk<Invoices.WaitingItem>({ ...range, limit: 500 })) {
      const { userId: ownerId, pointOfSale, voucherType } = item;
      lanes.set(`${ownerId} ${pointOfSale} ${voucherType}`, { ownerId, pointOfSale, voucherType });
    }
  }
  await pMap(lanes.values(), (lane) => each(lane), { concurrency: 5 });
  return lanes.size;
}
