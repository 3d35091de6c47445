import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import type { Payable, PlanStep, Settled } from "./installment.rules";
import { type Counters, fromMinor, type LedgerUnit, NOTHING } from "./ledger.rules";
import type { Entry, Plan } from "./ledger.schema";

const WORD = "LEDGER#";
const PLAN_WORD = "LEDGERPLAN#";
const BILLED_WORD = "LEDGERBILLED#";

/** The key of a case's balance: counters of cents and of ten-thousandths of UMA and JUS. */
export const balanceKey = (ownerId: string, folderId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: WORD + folderId,
});

/** The counters of a case; all 0 before its first entry. */
export function toCounters(item: Item | undefined): Counters {
  const { client, ARS, UMA, JUS } = (item ?? {}) as Partial<Counters>;
  return {
    client: client ?? NOTHING.client,
    ARS: ARS ?? NOTHING.ARS,
    UMA: UMA ?? NOTHING.UMA,
    JUS: JUS ?? NOTHING.JUS,
  };
}

/**
 * An entry as it is stored, never changed; what it settles is in counters. `request` is the id that
 * the writing request derives, by which it recognises its own write.
 */
export type EntryItem = Stored<
  Omit<Entry, "reversedBy" | "billedBy" | "settles"> & {
    userId: string;
    settles: Settled[];
    request: string;
  }
>;

export const entryKey = (ownerId: string, folderId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${WORD}${folderId}#${id}`,
});

/** The key range of the balances and entries of all cases of a practice. */
export const rangeOf = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: WORD },
});

/** The entries of a case, the last written first. */
export const entryRange = (ownerId: string, folderId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `${WORD}${folderId}#` },
});

/** What other items say about an entry: its reversal, and the invoice that bills it. */
type Since = { reversedBy?: string | undefined; billedBy?: string | undefined };

/** An entry as it is answered. */
export function presentEntry(item: EntryItem, { reversedBy, billedBy }: Since = {}): Entry {
  const { settles, unit, folderId } = item;
  return {
    _id: item._id,
    folderId,
    kind: item.kind,
    amount: item.amount,
    currency: item.currency,
    rate: item.rate,
    pesos: item.pesos,
    unit,
    units: item.units,
    value: item.value,
    date: item.date,
    description: item.description,
    reverses: item.reverses,
    reason: item.reason,
    reversedBy: reversedBy ?? null,
    billedBy: billedBy ?? null,
    invoiceId: item.invoiceId,
    source: item.source,
    settles: settles.map((one) => ({ ...one, amount: fromMinor(one.amount, unit) })),
    createdAt: item.createdAt,
  };
}

/** The mark that an invoice bills an entry: one per entry at most. */
export type BilledItem = Stored<{
  userId: string;
  /** Absent in older items, whose key has the case. */
  folderId?: string;
  entryId: string;
  invoiceId: string;
}>;

export const billedKey = (ownerId: string, folderId: string, entryId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${BILLED_WORD}${folderId}#${entryId}`,
});

export const billedRange = (ownerId: string, folderId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `${BILLED_WORD}${folderId}#` },
});

export const billedItem = (
  userId: string,
  folderId: string,
  entryId: string,
  invoiceId: string,
): BilledItem => ({
  ...billedKey(userId, folderId, entryId),
  ...{ type: "ledgerBilled", version: 1, userId, folderId, entryId, invoiceId },
});

/** A plan of instalments as it was agreed; the amounts paid are in its instalments. */
export type PlanItem = Stored<{
  _id: string;
  userId: string;
  folderId: string;
  feeId: string | null;
  description: string | null;
  /** A counter. */
  amount: number;
  unit: LedgerUnit;
  every: PlanStep;
  createdAt: string;
  installmentIds: string[];
}>;

export const planKey = (ownerId: string, folderId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${PLAN_WORD}${folderId}#${id}`,
});

export const planRange = (ownerId: string, folderId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `${PLAN_WORD}${folderId}#` },
});

/** An instalment, for which reminders are sent. `amount` and `paid` are counters of `unit`. */
export type InstallmentItem = Stored<
  Payable & {
    userId: string;
    folderId: string;
    planId: string;
    count: number;
    unit: LedgerUnit;
    createdAt: string;
    updatedAt: string;
  }
>;

export const installmentKey = (ownerId: string, id: string): Key =>
  recordKey("installment", ownerId, id, "active");

/** Makes the items: adds key and type. */
export const entryItem = (entry: Omit<EntryItem, keyof Item>): EntryItem => ({
  ...entryKey(entry.userId, entry.folderId, entry._id),
  type: "ledgerEntry",
  version: 1,
  ...entry,
});

export const planItem = (plan: Omit<PlanItem, keyof Item>): PlanItem => ({
  ...planKey(plan.userId, plan.folderId, plan._id),
  type: "ledgerPlan",
  version: 1,
  ...plan,
});

export const installmentItem = (one: Omit<InstallmentItem, keyof Item>): InstallmentItem => ({
  ...installmentKey(one.userId, one._id),
  type: "installment",
  version: 1,
  ...one,
});

type Shown = Plan["installments"][number];

/** A plan with its instalments, as it is answered. */
export function presentPlan(item: PlanItem, installments: readonly Shown[]): Plan {
  const states = new Set(installments.map(({ state }) => state));
  const unpaid = states.has("cancelled") ? "cancelled" : "paid";
  return {
    _id: item._id,
    folderId: item.folderId,
    feeId: item.feeId,
    description: item.description,
    amount: fromMinor(item.amount, item.unit),
    currency: item.unit,
    every: item.every,
    createdAt: item.createdAt,
    state: states.has("open") ? "open" : unpaid,
    installments: [...installments],
  };
}
