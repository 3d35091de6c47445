import type { Write } from "../../kernel/dynamo";
import { AppError, hasCode, invalid } from "../../kernel/error";
import { Ledger } from "../ledger";
import { amountText } from "./amount.rules";
import { type Billed, netOf, partsOf } from "./billed.rules";
import { creditIn, withCredit } from "./credit";
import { creditOf, ownTotals } from "./credit.rules";
import { type Kept, paidOf, totalsOfKept } from "./invoice.rules";
import type { NewPayment } from "./invoice.schema";
import { today } from "./store";
import { fromCents } from "./totals.rules";
import { ofVoucher } from "./voucher.rules";

/** An invoice with its writes into the account of its case. */
type Booked = { kept: Kept; writes: Write[] };

/**
 * Books an invoice of the account that is being issued: its VAT, so that the client owes the
 * invoice's total, and in the invoice what the account was paid before. The writes fail if the
 * account moves meanwhile. Throws a sentence where its lines do not add up to what they bill.
 */
export async function bookIssue(kept: Kept): Promise<Booked> {
  const { billed, folderId } = kept;
  if (!billed || !folderId) return { kept, writes: [] };
  const totals = totalsOfKept(kept);
  if (netOf(totals) !== billed.cents) {
    const [is, due] = [netOf(totals), billed.cents].map((cents) =>
      amountText(fromCents(cents), "ARS"),
    );
    const message = `Renglones: suman ${is} sin IVA, y los asientos que facturan, ${due}. Corregilos, o borrá el borrador y cargá la diferencia en la cuenta.`;
    throw invalid("lines", message);
  }
  return (await whileThere(() => bookThere(kept, billed, folderId))) ?? { kept, writes: [] };
}

/** What ARCA has not numbered yet, and is never renamed here. */
const ELECTRONIC = "de la factura electrónica";

async function bookThere(kept: Kept, billed: Billed, folderId: string): Promise<Booked> {
  const { vat } = totalsOfKept(kept);
  const { cents, version } = await creditIn(kept, billed, folderId);
  const counted = cents > 0 ? withCredit(kept, cents) : kept;
  if (vat === 0) return { kept: counted, writes: [Ledger.unmoved(folderId, version)] };
  const entry = {
    ...({ kind: "expense", currency: "ARS", amount: fromCents(vat), date: today() } as const),
    ...{ description: `IVA ${kept.series === "internal" ? ofVoucher(kept) : ELECTRONIC}` },
    invoiceId: kept._id,
  };
  const { shown, writes } = await Ledger.planEntry(folderId, entry, version);
  return { kept: { ...counted, billed: { ...billed, vatEntryId: shown._id } }, writes };
}

/**
 * Books a payment of an invoice of the account: the entries that pay what it bills. Returns nothing
 * for other invoices, or if the case is deleted.
 */
export async function bookPayment(
  read: Kept,
  cents: number,
  { date, note }: NewPayment,
): Promise<{ entryIds: string[]; writes: Write[] }> {
  const { billed, folderId } = read;
  const nothing = { entryIds: [], writes: [] };
  if (!billed || !folderId) return nothing;
  const credit = creditOf(read);
  const own = ownTotals(totalsOfKept(read), credit);
  const parts = partsOf(billed, own, paidOf(read) - credit, cents);
  const description = [`Cobro ${ofVoucher(read)}`, note].filter(Boolean).join(": ").slice(0, 200);
  const planned = await whileThere(() =>
    Ledger.planEntries(
      folderId,
      parts.map((part) => ({
        ...{ kind: "payment", currency: "ARS", date, description, invoiceId: read._id },
        ...part,
      })),
    ),
  );
  if (!planned) return nothing;
  return { entryIds: planned.shown.map(({ _id }) => _id), writes: planned.writes };
}

/** The writes that reverse an invoice's entries in the account of its case. */
export async function unbook(
  { folderId }: Kept,
  entryIds: readonly string[],
  reason: string | null,
): Promise<Write[]> {
  if (!folderId) return [];
  return (await whileThere(() => Ledger.planReversals(folderId, entryIds, reason))) ?? [];
}

/** The writes after which the entries of an invoice may be billed again. */
export const unbillWrites = ({ billed, folderId }: Kept): Write[] =>
  billed && folderId ? Ledger.unbillWrites(folderId, billed.entryIds) : [];

/** Plans writes in the account of a case; undefined where the case was deleted since. */
async function whileThere<T>(plan: () => Promise<T>): Promise<T | undefined> {
  try {
    return await plan();
  } catch (error) {
    if (hasCode(error, "folder.not_found")) return undefined;
    throw error;
  }
}

/** Throws for changes to an invoice of the account after which it would bill something else. */
export function assertStillBills(read: Kept, next: Kept): void {
  if (!read.billed) return;
  if (next.folderId !== read.folderId) {
    throw invalid("folderId", "Causa: la factura es de los asientos de su cuenta.");
  }
  if (next.currency !== "ARS") {
    throw invalid("currency", "Moneda: los asientos de la cuenta se facturan en pesos.");
  }
  const [before, after] = [totalsOfKept(read), totalsOfKept(next)];
  if (read.number !== null && (before.vat !== after.vat || before.total !== after.total)) {
    const message =
      "Una factura de la cuenta no cambia su total después de emitida: anulala y hacé otra.";
    throw new AppError("invoice.state", message);
  }
}
