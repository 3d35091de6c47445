import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { getMany } from "../../kernel/dynamo";
import { Idempotency } from "../../kernel/idempotency";
import { exact } from "../../kernel/money.rules";
import { Ledger } from "../ledger";
import { amountText } from "./amount.rules";
import { type Billed, netOf } from "./billed.rules";
import { creditPayment, demandedIn, paidBefore } from "./credit.rules";
import { fromItem, type InvoiceItem, invoiceKey } from "./invoice.item";
import { type Kept, totalsOfKept } from "./invoice.rules";
import { stepped, today } from "./store";
import { fromCents, toCents } from "./totals.rules";

/** An invoice that counts what was paid in the account before: `cents`, as a payment of today. */
export function withCredit(kept: Kept, cents: number): Kept {
  const at = { _id: Idempotency.mint("ledgerEntry", 1), date: today(), at: nowIso() };
  const said = `Se contaron ${amountText(fromCents(cents), "ARS")} pagados antes en la cuenta`;
  return stepped({ ...kept, payments: [creditPayment(cents, at)] }, said);
}

/** What was paid in the account before, in cents, and the version of the account that says so. */
export async function creditIn(kept: Kept, { unit }: Billed, folderId: string) {
  const [{ units, version }, others] = await Promise.all([
    Ledger.owedIn(folderId),
    othersOf(kept._id, folderId),
  ]);
  const totals = totalsOfKept(kept);
  const value = unit === "ARS" ? 1 : (await Ledger.valueOn(unit, today()))?.pesos;
  if (value === undefined) return { cents: 0, version };
  const owed = toCents(exact(units[unit]).times(value));
  const demanded = demandedIn(unit, others);
  const cents =
    unit === "ARS"
      ? paidBefore(totals.total, { owed: owed + totals.vat, demanded })
      : paidBefore(netOf(totals), { owed, demanded });
  return { cents: isRounding(unit, cents) ? 0 : cents, version };
}

/** Units of a fee are worth cents more or less than their lines, each of which is rounded. */
const isRounding = (unit: Billed["unit"], cents: number): boolean => unit !== "ARS" && cents < 100;

/** The other invoices that bill the account of a case. */
async function othersOf(id: string, folderId: string): Promise<Kept[]> {
  const ids = new Set((await Ledger.billedOf(folderId)).values());
  ids.delete(id);
  const owner = useOwner();
  const found = await getMany<InvoiceItem>([...ids].map((one) => invoiceKey(owner, one)));
  return found.flatMap((item) => (item ? [fromItem(item)] : []));
}
