import pMap from "p-map";
import { nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { GoogleFault } from "../../kernel/ports/calendar-event.rules";
import { type ConnectionItem, Google } from "../google";
import { keepChannel } from "./channel";
import { type Outcome, sync } from "./run";

/** How many practices are synchronised concurrently. */
const WIDTH = 4;
/** After so many ms a run of the job starts no more; the next takes the longest waiting first. */
const BUDGET_MS = 10 * 60_000;

type Hear = (ownerId: string, error: unknown) => void;

/** Every link that is due, the longest waiting first. */
async function dueLinks(): Promise<ConnectionItem[]> {
  const links: ConnectionItem[] = [];
  for (const range of Google.dueRanges(nowIso())) {
    for await (const link of walk<ConnectionItem>({ ...range, limit: 200 })) links.push(link);
  }
  return links.sort((a, b) => (a.nextAt < b.nextAt ? -1 : 1));
}

/** Synchronises every practice that is due; `full` lists everything again. */
export async function syncAll({
  full = false,
  onStumble,
}: {
  full?: boolean;
  onStumble?: Hear;
} = {}) {
  const done: Record<Outcome, number> = { synced: 0, left: 0, stopped: 0, failed: 0 };
  const until = performance.now() + BUDGET_MS;
  await pMap(
    await dueLinks(),
    async ({ ownerId }) => {
      if (performance.now() > until) return;
      try {
        done[await sync(ownerId, { full })] += 1;
      } catch (error) {
        done.failed += 1;
        onStumble?.(ownerId, error);
      }
    },
    { concurrency: WIDTH },
  );
  return done;
}

/** Replaces the channels that close soon. Returns how many it opened. */
export async function renewAll(onStumble?: Hear): Promise<{ looked: number; renewed: number }> {
  const links = await dueLinks();
  let renewed = 0;
  await pMap(
    links,
    async (link) => {
      try {
        const { inPlan } = await Google.findInPlan(link.ownerId);
        if (inPlan && (await keepChannel(link))) renewed += 1;
      } catch (error) {
        // The next synchronisation reports the lost grant.
        if (!(error instanceof GoogleFault)) onStumble?.(link.ownerId, error);
      }
    },
    { concurrency: WIDTH },
  );
  return { looked: links.length, renewed };
}
