import { exact } from "../../kernel/money.rules";
import type { LedgerUnit } from "../ledger/ledger.rules";
import { type Kept, type KeptPayment, owedOf, totalsOfKept } from "./invoice.rules";

/**
 * What the account of a case says about the debt that an invoice bills, in cents of pesos: all that
 * is owed in its unit, and what other issued invoices of the case demand of it.
 */
export type Debt = { owed: number; demanded: number };

/**
 * The part of an invoice, in cents, that was paid in the account before: an invoice never demands
 * more than the account says is owed and no other invoice demands. Payments thus count first for
 * what is not billed, then for what this invoice bills.
 */
export function paidBefore(billed: number, { owed, demanded }: Debt): number {
  const left = Math.max(0, owed - demanded);
  return Math.max(0, billed - left);
}

/**
 * What issued invoices of a case demand of its debt in a unit, in cents of pesos. The VAT of a fee
 * in UMA or JUS is owed in pesos, in proportion to what is left of the invoice.
 */
export const demandedIn = (unit: LedgerUnit, invoices: readonly Kept[]): number =>
  invoices.reduce((sum, kept) => sum + demandOf(unit, kept), 0);

function demandOf(unit: LedgerUnit, kept: Kept): number {
  const owed = owedOf(kept);
  if (!kept.billed || owed === 0) return 0;
  if (kept.billed.unit === "ARS") return unit === "ARS" ? owed : 0;
  const { vat, total } = ownTotals(totalsOfKept(kept), creditOf(kept));
  const ofVat = exact(vat).times(owed).dividedBy(total).toDecimalPlaces(0).toNumber();
  if (unit === "ARS") return ofVat;
  return unit === kept.billed.unit ? owed - ofVat : 0;
}

const NOTE = "Pagado antes, en la cuenta de la causa";

/** The payment of an invoice that stands for what the account took before. */
export const creditPayment = (
  cents: number,
  at: { _id: string; date: string; at: string },
): KeptPayment => ({
  ...at,
  ...{ cents, method: "otro", note: NOTE, reverses: null, reversedBy: null, fromAccount: true },
});

/** What an invoice counts of payments made in the account before, in cents. */
export const creditOf = ({ payments }: Pick<Kept, "payments">): number =>
  payments.reduce((sum, { fromAccount, cents }) => sum + (fromAccount ? cents : 0), 0);

/** An invoice without what it counted of the account: the money stays there. */
export const withoutCredit = <K extends Pick<Kept, "payments">>(kept: K): K => ({
  ...kept,
  payments: kept.payments.filter(({ fromAccount }) => !fromAccount),
});

/** What of an invoice its own payments pay, so that their parts of VAT add up to all of it. */
export const ownTotals = ({ vat, total }: { vat: number; total: number }, credit: number) => ({
  vat,
  total: total - credit,
});
