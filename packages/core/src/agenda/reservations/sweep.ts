import pMap from "p-map";
import { inPractice } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, inTurn, replace, walk } from "../../kernel/dynamo";
import { bookWrites } from "./books";
import { end } from "./decide";
import { askLetter } from "./letters";
import {
  dueRange,
  type ReservationItem,
  type ReservationRecord,
  SHARDS,
  toItem,
  type Wait,
} from "./reservation.item";
import { nextReminder, step } from "./reservation.rules";
import { find } from "./reservations";

/** How many reservations of a shard are handled concurrently. */
const WIDTH = 5;

export type Swept = { due: number; done: number; failed: number };

/** Handles what is due; the index is only a hint, and each reservation is read again. */
async function sweep(wait: Wait, work: (id: string) => Promise<boolean>): Promise<Swept> {
  const swept: Swept = { due: 0, done: 0, failed: 0 };
  const until = nowIso();
  const one = async ({ _id, userId }: ReservationItem) => {
    swept.due += 1;
    try {
      const did = await inPractice(userId, () => inTurn(() => work(_id)));
      swept.done += did ? 1 : 0;
    } catch {
      swept.failed += 1;
    }
  };
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    walk<ReservationItem>({ ...dueRange(wait, shard, until), limit: 200 }),
  );
  await Promise.all(shards.map((due) => pMap(due, one, { concurrency: WIDTH })));
  return swept;
}

/**
 * Ends what waited too long: a hold silently, a request with a mail to its visitor and an alert to
 * its practice. Its time is free already: readers of a book compare expiry with the clock.
 */
export const expire = (): Promise<Swept> =>
  sweep("expire", async (id) => {
    const kept = await find(id);
    if (kept.status !== "expired" || kept.expiresAt === null) return false;
    if (kept.proved) await end(kept, "expired", { by: "system" });
    else await forget(kept);
    return true;
  });

async function forget(kept: ReservationRecord): Promise<void> {
  const history = [...kept.history, step("expired", { by: "system", at: nowIso() })];
  const next = { ...kept, status: "expired" as const, expiresAt: null, history };
  const drop = await bookWrites(new Map(), { drop: [kept] });
  await commit(replace(toItem(next), kept), ...drop);
}

/** Requests the reminders that are due, each once, of appointments that are still valid. */
export const remind = (): Promise<Swept> =>
  sweep("remind", async (id) => {
    const kept = await find(id);
    const { remindAt, start } = kept;
    if (kept.status !== "confirmed" || !remindAt || Date.parse(remindAt) > now()) return false;
    const next = { ...kept, remindAt: nextReminder(start, now()) };
    const letter = Date.parse(start) > now() ? [askLetter("reminder", kept)] : [];
    await commit(replace(toItem(next), kept), ...letter);
    return letter.length > 0;
  });
