import { exact } from "@foja/core/kernel/money.rules";
import { amountText, isBillable, type LedgerUnit } from "@foja/core/money/ledger/ledger.rules";
import type { Entry } from "@foja/core/money/ledger/ledger.schema";

/** The entries of an account that may be billed: owed, not reversed, and on no invoice. */
export const billable = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => isBillable(entry) && !entry.reversedBy && !entry.billedBy);

/** The invoices that bill entries of an account. */
export const invoicesOf = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.flatMap(({ billedBy }) => billedBy ?? [])),
];

/** The entries proposed for one invoice, without mixing units: in pesos, or else in the first. */
export function billedTogether(entries: readonly Entry[]): string[] {
  const proposed = entries.some(({ unit }) => unit === "ARS") ? "ARS" : entries[0]?.unit;
  return entries.filter(({ unit }) => unit === proposed).map(({ _id }) => _id);
}

/** That a part of what is billed was paid before, which the invoice counts; undefined if not. */
export function paidText(
  billed: readonly Entry[],
  owed: Record<LedgerUnit, number>,
): string | undefined {
  const unit = billed[0]?.unit;
  if (!unit || !totalOf(billed).greaterThan(Math.max(0, owed[unit]))) return undefined;
  return `En la cuenta se deben ${amountText(Math.max(0, owed[unit]), unit)}: al emitirla se descuenta lo que ya se pagó.`;
}

const totalOf = (entries: readonly Entry[]) =>
  entries.reduce((sum, { units }) => sum.plus(units), exact(0));

/** The total of entries in one unit: «$ 1.500,00», «12,5 UMA». */
export function amountOf(entries: readonly Entry[]): string {
  return amountText(totalOf(entries), entries[0]?.unit ?? "ARS");
}
