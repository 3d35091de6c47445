import { exact } from "../../kernel/money.rules";
import type { IssuerCondition, Vat } from "../issuers/words.rules";
import { amountText, isFeeUnit, type LedgerUnit } from "../ledger/ledger.rules";
import type { Entry } from "../ledger/ledger.schema";
import { fromCents, type KeptLine, type Totals } from "./totals.rules";

/** What an invoice bills of the account of its case. */
export type Billed = {
  entryIds: string[];
  /** In which unit they are owed: what is paid of the invoice pays that unit. */
  unit: LedgerUnit;
  /** What they come to without VAT, in cents of pesos. */
  cents: number;
  /** The entry of the VAT, once it is issued with some. */
  vatEntryId: string | null;
};

/**
 * The lines of an invoice that bills entries, one each, in pesos. VAT is added to fees where the
 * issuer bears it (CSJN, Fallos 316:1533); an expense made for the client is no price of a service.
 * A fee in UMA or JUS is billed at `value`, the pesos of one unit on the day of the invoice.
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

/** What lines come to before VAT, in cents. */
export const netOf = ({ net, exempt }: Totals): number => net + exempt;

/** A part of a payment: how many pesos pay which unit. */
export type Part = { amount: number; pays: LedgerUnit };

/**
 * What a payment of `cents` pays, after `before` were paid: its unit, and with VAT in pesos beside a
 * fee in UMA or JUS, each in proportion. The parts of all payments add up to the VAT to the cent.
 */
export function partsOf(
  { unit }: Pick<Billed, "unit">,
  { vat, total }: Pick<Totals, "vat" | "total">,
  before: number,
  cents: number,
): Part[] {
  const vatUpTo = (paid: number) =>
    unit === "ARS" ? 0 : exact(vat).times(paid).dividedBy(total).toDecimalPlaces(0).toNumber();
  const ofVat = vatUpTo(before + cents) - vatUpTo(before);
  const parts: Part[] = [
    { amount: fromCents(cents - ofVat), pays: unit },
    { amount: fromCents(ofVat), pays: "ARS" },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
