import { exact } from "@foja/core/kernel/money.rules";
import { amountText, isBillable } from "@foja/core/money/ledger/ledger.rules";
import type { Entry } from "@foja/core/money/ledger/ledger.schema";

/** The entries of an account that may be billed: owed, not reversed, and on no invoice. */
export const billable = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => isBillable(entry) && !entry.reversedBy && !entry.billedBy);

/** The entries proposed for one invoice, without mixing units: in pesos, or else in the first. */
export function billedTogether(entries: readonly Entry[]): string[] {
  const proposed = entries.some(({ unit }) => unit === "ARS") ? "ARS" : entries[0]?.unit;
  return entries.filter(({ unit }) => unit === proposed).map(({ _id }) => _id);
}

/** The total of entries in one unit: «$ 1.500,00», «12,5 UMA». */
export function amountOf(entries: readonly Entry[]): string {
  const total = entries.reduce((sum, { units }) => sum.plus(units), exact(0));
  return amountText(total, entries[0]?.unit ?? "ARS");
}
