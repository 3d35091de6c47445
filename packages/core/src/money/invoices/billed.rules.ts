import { exact } from "../../kernel/money.rules";
import type { IssuerCondition, Vat } from "../issuers/words.rules";
import { amountText, isFeeUnit, type LedgerUnit } from "../ledger/ledger.rules";
import type { Entry } from "../ledger/ledger.schema";
import { fromCents, type KeptLine, type Totals } from "./totals.rules";

/** The entries of its case's account that an invoice bills. */
export type Billed = {
  entryIds: string[];
  /** The unit in which they are owed: payments of the invoice pay that unit. */
  unit: LedgerUnit;
  /** Their sum without VAT, in cents of pesos. */
  cents: number;
  /** The id of the VAT's entry, once it is issued with VAT. */
  vatEntryId: string | null;
};

/**
 * The lines of an invoice that bills entries, one each, in pesos. VAT is added to fees if the
 * issuer bears it (CSJN, Fallos 316:1533); an expense made for the client is not a price of a
 * service. A fee in UMA or JUS is billed at `value`, the pesos of one unit on the day of the
 * invoice.
 */
export const linesFor = (
  entries: readonly Entry[],
  issuer: IssuerCondition | undefined,
  value: number,
): KeptLine[] =>
  entries.map((entry) => ({
    description: wordsOf(entry, value),
    quantity: 1,
    unitPrice: pesosToday(entry, value),
    vat: vatOf(entry, issuer),
  }));

const vatOf = ({ kind }: Entry, issuer: IssuerCondition | undefined): Vat =>
  kind === "fee" && issuer === "responsableInscripto" ? 21 : "exempt";

const pesosToday = ({ unit, units, pesos }: Entry, value: number): number =>
  isFeeUnit(unit) ? exact(units).times(value).toDecimalPlaces(2).toNumber() : pesos;

function wordsOf({ kind, description, unit, units }: Entry, value: number): string {
  const name = kind === "fee" ? "Honorarios" : "Gastos";
  const said = description ? `${name}: ${description}` : name;
  if (!isFeeUnit(unit)) return said;
  return `${said} (${amountText(units, unit)} a ${amountText(value, "ARS")})`;
}

/** The sum of the lines before VAT, in cents. */
export const netOf = ({ net, exempt }: Totals): number => net + exempt;

/** A part of a payment: its pesos and the unit that they pay. */
export type Part = { amount: number; pays: LedgerUnit };

/**
 * Splits a payment of `cents`, after `before` were paid, by what it pays: the invoice's unit and,
 * for a fee in UMA or JUS with VAT, the VAT in pesos, each in proportion. The VAT parts of all
 * payments add up to the VAT exactly.
 */
export function partsOf(
  { unit }: Pick<Billed, "unit">,
  { vat, total }: Pick<Totals, "vat" | "total">,
  before: number,
  cents: number,
): Part[] {
  const vatUpTo = (paid: number) =>
    exact(vat).times(paid).dividedBy(total).toDecimalPlaces(0).toNumber();
  const ofVat = unit === "ARS" ? 0 : vatUpTo(before + cents) - vatUpTo(before);
  const parts: Part[] = [
    { amount: fromCents(cents - ofVat), pays: unit },
    { amount: fromCents(ofVat), pays: "ARS" },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
