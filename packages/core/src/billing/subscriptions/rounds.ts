import pMap from "p-map";
import { now, nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { hasKind } from "../../kernel/error";
import type { Alarm } from "./contract.rules";
import { edit } from "./contracts";
import { type ContractItem, checkedRanges, dueRanges } from "./subscription.item";
import { sync } from "./sync";

/**
 * How many practices of a shard are processed in parallel. Stripe allows a hundred reads a second, and reading
 * a customer takes four or five, some half a second: eight at a time leave room to who pays meanwhile.
 */
const WIDTH = 2;
/** How long, in ms, a round begins others; the next round takes those that waited longest first. */
const BUDGET_MS = 10 * 60_000;
/** After how long, in ms, a customer is read from Stripe again. */
const FRESH_MS = 20 * 3600_000;

type Hear = {
  onAlarm: (ownerId: string, alarm: Alarm) => void;
  onStumble: (ownerId: string, error: unknown) => void;
};

type Round = { looked: number; failed: number; left: number };

/** Reads from Stripe every customer that was not read for 20 hours. */
export function reconcile(hear: Hear): Promise<Round> {
  const until = new Date(now() - FRESH_MS).toISOString();
  return round(checkedRanges(until), hear, async (ownerId) => (await sync(ownerId)).alarms);
}

/**
 * Sends the due notices of scheduled changes of plan, and applies the changes whose instant has
 * passed. Each is notified and applied once, in the transaction that stores it.
 */
export const applyDue = (hear: Hear): Promise<Round> => round(dueRanges(nowIso()), hear, advance);

/** Applies what is due for one practice: first from the stored data, without waiting for Stripe. */
async function advance(ownerId: string): Promise<Alarm[]> {
  const { contract } = await edit(ownerId, (before) => before, { force: true });
  const { pending } = contract;
  if (!pending || pending.changeAt > nowIso()) return [];
  try {
    return (await sync(ownerId)).alarms;
  } catch (error) {
    // It is due again in a quarter of an hour.
    if (hasKind(error, "unavailable")) return [];
    throw error;
  }
}

type Range = ReturnType<typeof dueRanges | typeof checkedRanges>[number];

async function round(
  ranges: Range[],
  { onAlarm, onStumble }: Hear,
  work: (ownerId: string) => Promise<Alarm[]>,
): Promise<Round> {
  const done: Round = { looked: 0, failed: 0, left: 0 };
  const until = performance.now() + BUDGET_MS;
  const one = async ({ ownerId }: ContractItem) => {
    if (performance.now() > until) {
      done.left += 1;
      return;
    }
    try {
      for (const alarm of await work(ownerId)) onAlarm(ownerId, alarm);
      done.looked += 1;
    } catch (error) {
      done.failed += 1;
      onStumble(ownerId, error);
    }
  };
  await Promise.all(
    ranges.map((range) =>
      pMap(walk<ContractItem>({ ...range, limit: 200 }), one, { concurrency: WIDTH }),
    ),
  );
  return done;
}
