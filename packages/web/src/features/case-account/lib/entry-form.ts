import type { Method } from "@foja/core/money/issuers/words.rules";
import {
  isFeeUnit,
  isPaying,
  type LedgerCurrency,
  type LedgerKind,
  type LedgerUnit,
  paidByDefault,
} from "@foja/core/money/ledger/ledger.rules";

/** The fields of an entry's form: amounts are plain decimals. */
export type EntryValues = {
  kind: LedgerKind;
  amount: string;
  currency: LedgerCurrency;
  rate: string;
  date: string;
  pays: string;
  /** The invoice that a payment in pesos pays: empty for the oldest that is owed, or `none`. */
  invoiceId: string;
  method: Method;
  description: string;
};

/** The form of a new entry. A payment pays pesos while any are owed, else the unit that is. */
export const entryValues = (
  kind: LedgerKind,
  today: string,
  { ARS, UMA, JUS }: Record<LedgerUnit, number>,
): EntryValues => ({
  kind,
  amount: "",
  currency: "ARS",
  rate: "",
  date: today,
  pays: paidByDefault({ client: 0, ARS, UMA, JUS }) ?? "UMA",
  invoiceId: "",
  method: "transferencia",
  description: "",
});

/** A plain decimal as a number; a text that is none stays as it is, for the schema to refuse. */
export const toNumber = (plain: string): number | string =>
  /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : plain;

/** The request body for the form: only the fields of its kind and currency. */
export const toBody = ({ kind, amount, rate, pays, currency, ...values }: EntryValues) => ({
  date: values.date,
  description: values.description,
  kind,
  currency,
  amount: toNumber(amount),
  ...(currency === "USD" && { rate: toNumber(rate) }),
  ...(isPaying(kind) && !isFeeUnit(currency) && { pays }),
});

/** Whether an entry can pay an invoice: what a client pays in pesos. */
export const paysInvoices = (kind: LedgerKind, currency: LedgerCurrency): boolean =>
  kind === "payment" && currency === "ARS";

/** The request body of the payment of an invoice. */
export const toPayment = ({ amount, date, method, description }: EntryValues) => ({
  amount: Number(amount),
  date,
  method,
  note: description || null,
});
