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
  description: "",
});

/** A plain decimal as a number; a text that is none stays as it is, for the schema to refuse. */
export const toNumber = (plain: string): number | string =>
  /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : plain;

/** The request body for the form: only the fields of its kind and currency. */
export const toBody = ({ kind, amount, rate, pays, currency, ...values }: EntryValues) => ({
  ...values,
  kind,
  currency,
  amount: toNumber(amount),
  ...(currency === "USD" && { rate: toNumber(rate) }),
  ...(isPaying(kind) && !isFeeUnit(currency) && { pays }),
});
