import { commit, inTurn, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import { unbillWrites, unbook } from "./billed";
import { untouched } from "./blank";
import { creditOf, withoutCredit } from "./credit.rules";
import { type Kept, paidOf } from "./invoice.rules";
import type { Invoice } from "./invoice.schema";
import { withRequest } from "./issue";
import { shown } from "./link";
import { nextNumber } from "./numbers";
import { find, planSave, settled, stepped, today } from "./store";
import { isFiscal, theVoucher, voucherTitle } from "./voucher.rules";

/**
 * Voids an issued invoice by a credit note of its whole amount, with a number of its own sequence.
 * The entries it billed may be billed again. If ARCA authorised the invoice, the credit note's
 * authorisation is requested too. Throws `invoice.state` for a draft, a voided invoice, one with
 * payments, and one that ARCA has yet to decide.
 */
export const voidInvoice = (id: string, reason: string | null) => inTurn(() => tryVoid(id, reason));

async function tryVoid(
  id: string,
  reason: string | null,
): Promise<{ invoice: Invoice; creditNote: Invoice }> {
  const found = await find(id);
  const why = refusalOf(found);
  if (why) throw new AppError("invoice.state", why);
  const { note, write } = await creditNoteOf(found);
  const read = withoutCredit(found);
  const voided = { ...read, status: "voided" as const, voidedBy: note._id, voidReason: reason };
  const said = isFiscal(read) ? "una nota de crédito" : theVoucher(note);
  const [invoice, creditNote] = [
    planSave(found, settled(stepped(voided, `Se anuló con ${said}`))),
    planSave(undefined, stepped(note, `Se emitió para anular ${theVoucher(read)}`)),
  ];
  const { vatEntryId } = read.billed ?? {};
  const unbooked = await unbook(read, vatEntryId ? [vatEntryId] : [], reason);
  // One changes the current figures, the other those of a month: no item is written twice.
  await commit(write, ...invoice.writes, ...creditNote.writes, ...unbooked, ...unbillWrites(read));
  return { invoice: await shown(invoice.kept), creditNote: await shown(creditNote.kept) };
}

function refusalOf(read: Kept): string | undefined {
  if (read.document !== "invoice") return "Una nota de crédito no se anula.";
  if (read.status === "draft") return "Un borrador no se anula: se borra.";
  if (read.status === "voided") return "Esa factura ya está anulada.";
  if (paidOf(read) !== creditOf(read))
    return "Esa factura tiene cobros: revertilos antes de anularla.";
  if (read.authorisation.state === "waiting") {
    return "ARCA todavía no respondió por esa factura: esperá su respuesta para anularla.";
  }
  return undefined;
}

/**
 * The credit note of a voucher: of ARCA's where ARCA authorised the voucher, else one more internal
 * paper. It is dated today, or as late as the voucher and the last one of its series.
 */
async function creditNoteOf(read: Kept): Promise<{ note: Kept; write: Write }> {
  const series = isFiscal(read) ? ("pointOfSale" as const) : ("internal" as const);
  const drawn = { ...read, document: "creditNote" as const, series };
  const { number, lastDate = "", take } = await nextNumber(drawn);
  const [date = read.date] = [today(), read.date, lastDate].sort().reverse();
  const note: Kept = {
    ...drawn,
    _id: Idempotency.mint("invoice", 1),
    status: "issued",
    number,
    ...{ date, dueDate: date },
    voids: { _id: read._id, name: voucherTitle(read) },
    ...untouched(),
  };
  return { note: isFiscal(read) ? withRequest(note) : note, write: take(note) };
}
