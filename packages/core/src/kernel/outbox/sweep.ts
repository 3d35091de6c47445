import pMap from "p-map";
import { nowIso } from "../clock";
import { walk } from "../dynamo";
import { dueRange, type ErrandItem, SHARDS } from "./errand.item";
import type { Attempt } from "./outbox";

/** How many errands of a shard are carried in parallel: SES allows a new account 14 a second. */
const WIDTH = 2;
/** The most errands of a shard tried in one sweep; the rest are first in the next. */
const MOST = 250;

/** Counts of the due errands and their results; `broken`: the table failed before a try. */
export type Swept = { due: number; sent: number; failed: number; givenUp: number; broken: number };

/**
 * Tries again every errand that is due: one whose record the stream never delivered, whose holder
 * died, or that failed before. The index is only a hint: `carry` reads the errand and claims it
 * under its version, so that two sweeps at once carry it once.
 */
export async function sweep(carry: (id: string) => Promise<Attempt>): Promise<Swept> {
  const until = nowIso();
  const swept: Swept = { due: 0, sent: 0, failed: 0, givenUp: 0, broken: 0 };
  const shards = Array.from({ length: SHARDS }, (_, shard) => dueIn(shard, until));
  const one = async ({ _id }: ErrandItem) => count(swept, await attempt(carry, _id));
  await Promise.all(shards.map((due) => pMap(due, one, { concurrency: WIDTH })));
  return swept;
}

async function* dueIn(shard: number, until: string): AsyncGenerator<ErrandItem> {
  let found = 0;
  for await (const item of walk<ErrandItem>({ ...dueRange(shard, until), limit: MOST })) {
    yield item;
    found += 1;
    if (found === MOST) return;
  }
}

type Outcome = Attempt["outcome"] | "broken";

async function attempt(carry: (id: string) => Promise<Attempt>, id: string): Promise<Outcome> {
  try {
    return (await carry(id)).outcome;
  } catch {
    return "broken";
  }
}

function count(swept: Swept, outcome: Outcome): void {
  swept.due += 1;
  if (outcome === "given-up") swept.givenUp += 1;
  else if (outcome !== "left" && outcome !== "withheld") swept[outcome] += 1;
}
