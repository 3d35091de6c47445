import pMap from "p-map";
import { Pace } from "../../accounts/pace";
import { Practices } from "../../accounts/practices";
import { Google } from "../../agenda/google";
import { Subscriptions } from "../../billing/subscriptions";
import { Causas } from "../../courts/causas";
import { commit, type Item, ownerPartition, removeAny, walk } from "../../kernel/dynamo";
import { Outbox } from "../../kernel/outbox";
import * as files from "../../kernel/ports/files";
import { shelfWords } from "../../kernel/records";
import { Invoices } from "../../money/invoices";
import { Files } from "../../practice/files";
import type { CourtCase } from "../../practice/folders/court.rules";
import { Incoming } from "../../practice/incoming";
import { Search } from "../../practice/search";
import { Texts } from "../../practice/texts";
import { Realtime } from "../../telling/realtime";
import { Exports } from "../exports";
import { Holdings } from "../holdings";
import { Support } from "../support";
import { ERASURE, everything } from "./erasure.item";

/** How many items are deleted concurrently. */
const WIDTH = 10;
/** How often the partition is cleared: a request in progress may write once more. */
const MOST_PASSES = 5;

/**
 * Removes an account from everything outside its partition: open screens, other practices, Google,
 * Stripe, court files, support. Each step may be repeated. Returns how many invoices are kept.
 * Throws where Google or Stripe do not answer: the erasure continues later.
 */
export async function leaveOutside(userId: string): Promise<number> {
  await Realtime.closeAll(userId);
  await Practices.leaveAll(userId);
  await Google.leave(userId);
  await Subscriptions.leave(userId);
  await leaveCourts(userId);
  await Support.forget(userId);
  return Invoices.keepAuthorised(userId);
}

async function leaveCourts(userId: string): Promise<void> {
  for (const startingWith of shelfWords("folder")) {
    const range = { pk: ownerPartition(userId), sk: { startingWith }, limit: 100 };
    for await (const item of walk(range)) {
      const { _id, court } = item as Item & { _id: string; court?: CourtCase | null };
      if (court) await Causas.leave(userId, _id, court);
    }
  }
}

/** Deletes the files of an account and everything in its partitions, dependent items first. */
export async function clear(userId: string): Promise<void> {
  const { keysOf, uploadsOf } = Files;
  const own = [keysOf(userId), uploadsOf(userId), Incoming.lettersOf(userId)];
  for (const prefix of [...own, Exports.exportsOf(userId)]) {
    await files.discardUnder(prefix);
  }
  await Outbox.forget(userId);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const found = await clearPartition(userId);
    await Search.forgetAll(userId);
    await Texts.forgetAll(userId);
    if (found === 0) break;
  }
  await Pace.forget(userId);
}

async function clearPartition(userId: string): Promise<number> {
  let found = 0;
  const one = async (item: Item) => {
    if (item.sk === ERASURE) return;
    found += 1;
    const beside = (await Holdings.heldByType.get(item.type)?.beside?.(item)) ?? [];
    await commit(...beside.map((key) => removeAny(key)), removeAny(item));
  };
  await pMap(walk<Item>({ ...everything(userId), limit: 200 }), one, { concurrency: WIDTH });
  return found;
}
