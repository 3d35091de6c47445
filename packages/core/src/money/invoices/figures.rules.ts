import type { Currency, Status } from "../issuers/words.rules";
import { type Age, type Kept, owedOf, totalsOfKept } from "./invoice.rules";

/** Counters by name: amounts in cents, and the number of invoices in each state. */
export type Counts = Record<string, number>;

/**
 * An invoice's share in the counters: in the current figures, and in those of each month
 * (`YYYY-MM`).
 */
export type Share = { standing: Counts; months: Record<string, Counts> };

export const countName = (status: Status) => `count_${status}`;
export const owedName = (age: Age, currency: Currency) => `owed_${age}_${currency}`;
export const monthName = (what: "issued" | "voided" | "collected", currency: Currency) =>
  `${what}_${currency}`;

/** The share of a voucher; a draft only counts as one more draft. */
export function shareOf(kept: Kept): Share {
  const share: Share = { standing: {}, months: {} };
  if (kept.document === "invoice") add(share.standing, countName(kept.status), 1);
  if (kept.status === "draft") return share;
  const { total } = totalsOfKept(kept);
  const what = kept.document === "invoice" ? "issued" : "voided";
  add(inMonth(share, kept.date), monthName(what, kept.currency), total);
  for (const { date, cents, fromAccount } of kept.payments) {
    // What the account took before came on other days than that of the invoice.
    if (fromAccount) continue;
    add(inMonth(share, date), monthName("collected", kept.currency), cents);
  }
  add(share.standing, owedName(kept.age, kept.currency), owedOf(kept));
  return share;
}

function inMonth({ months }: Share, day: string): Counts {
  const month = day.slice(0, 7);
  const counts = months[month] ?? {};
  months[month] = counts;
  return counts;
}

function add(counts: Counts, name: string, amount: number): void {
  counts[name] = (counts[name] ?? 0) + amount;
}

/** The sum of counters, name by name. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all) {
    for (const [name, amount] of Object.entries(counts)) add(sum, name, amount);
  }
  return sum;
}

/** The difference to add to the counters when an invoice changes from one state to another. */
export function changeOf(before: Kept | undefined, after: Kept | undefined): Share {
  const [old, now] = [before && shareOf(before), after && shareOf(after)];
  const names = new Set([...Object.keys(old?.months ?? {}), ...Object.keys(now?.months ?? {})]);
  const months = [...names].flatMap((month): [string, Counts][] => {
    const counts = minus(now?.months[month], old?.months[month]);
    return Object.keys(counts).length > 0 ? [[month, counts]] : [];
  });
  return { standing: minus(now?.standing, old?.standing), months: Object.fromEntries(months) };
}

function minus(now: Counts = {}, old: Counts = {}): Counts {
  const names = new Set([...Object.keys(now), ...Object.keys(old)]);
  const all = [...names].map((name): [string, number] => [
    name,
    (now[name] ?? 0) - (old[name] ?? 0),
  ]);
  return Object.fromEntries(all.filter(([, change]) => change !== 0));
}
