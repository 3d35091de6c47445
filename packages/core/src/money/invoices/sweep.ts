import pMap from "p-map";
import { inPractice } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { isStale, walk } from "../../kernel/dynamo";
import { Mails } from "../../kernel/mails";
import { dueRange, type Place, SHARDS } from "./invoice.item";
import { nextThreshold } from "./invoice.rules";
import { type InvoiceNotice, noticeOf } from "./notice";
import { find, save, settled, stepped, today } from "./store";

/** Invoices of a shard handled at once. */
const WIDTH = 5;

export type Swept = { due: number; overdue: number; failed: number };

/**
 * Looks at the invoices that time has changed: those that fell due become overdue, once and with a
 * notice, and older debts are counted as of their age. The index is a hint: each is read again.
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

/** Brings an invoice to today. Answers whether it became overdue by it. */
async function look(id: string): Promise<boolean> {
  const read = await find(id);
  const threshold = nextThreshold(read);
  if (threshold === undefined || threshold > today()) return false;
  const next = settled(read);
  const became = next.status === "overdue" && read.status !== "overdue";
  const errand = { kind: "invoiceNotice" as const, news: "overdue" as const, at: nowIso() };
  const letters = became ? [Mails.ask<InvoiceNotice>({ ...errand, ...noticeOf(next) })] : [];
  await save(read, became ? stepped(next, "Venció sin cobrarse") : next, ...letters);
  return became;
}
