import pMap from "p-map";
import { inPractice } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { isStale, walk } from "../../kernel/dynamo";
import { askAlert } from "./alert";
import { dueRange, type Place, SHARDS } from "./invoice.item";
import { becomesOverdue, nextThreshold } from "./invoice.rules";
import { find, save, settled, stepped, today } from "./store";

/** How many invoices of a shard are handled in parallel. */
const WIDTH = 5;

export type Swept = { due: number; overdue: number; failed: number };

/**
 * Updates the invoices that time has changed: those past their due date become overdue, once and
 * with a notice, and older debts count under their new age. The index is a hint: each is read
 * again.
 */
export async function sweep(): Promise<Swept> {
  const swept: Swept = { due: 0, overdue: 0, failed: 0 };
  const until = today();
  const one = async ({ invoiceId, userId }: Place) => {
    swept.due += 1;
    try {
      const became = await inPractice(userId, () => again(() => look(invoiceId), isStale));
      swept.overdue += became ? 1 : 0;
    } catch {
      swept.failed += 1;
    }
  };
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    walk<Place>({ ...dueRange(shard, until), limit: 200 }),
  );
  await Promise.all(shards.map((due) => pMap(due, one, { concurrency: WIDTH })));
  return swept;
}

/** Updates an invoice to today. Returns whether it became overdue. */
async function look(id: string): Promise<boolean> {
  const read = await find(id);
  const threshold = nextThreshold(read);
  if (threshold === undefined || threshold > today()) return false;
  const next = settled(read);
  const became = becomesOverdue(read, next);
  const alerts = became ? [askAlert("overdue", next)] : [];
  await save(read, became ? stepped(next, "Venció sin cobrarse") : next, ...alerts);
  return became;
}
