import { commit, inTurn } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import { unbilling, unbook } from "./billed";
import { untouched } from "./blank";
import { type Kept, paidOf } from "./invoice.rules";
import type { Invoice } from "./invoice.schema";
import { asking, nextNumber } from "./issue";
import { shown } from "./link";
import { titleOf } from "./notice";
import { find, saving, settled, stepped, today } from "./store";

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
  const read = await find(id);
  const why = refusalOf(read);
  if (why) throw new AppError("invoice.state", why);
  const { number, write } = await nextNumber(read.pointOfSale, "creditNote");
  const drawn = creditNoteOf(read, number);
  const note = read.authorisation.state === "authorised" ? asking(drawn) : drawn;
  const voided = { ...read, status: "voided" as const, voidedBy: note._id, voidReason: reason };
  const said = `Se anuló con la ${titleOf(note)}`;
  const [invoice, creditNote] = [
    saving(read, settled(stepped(voided, said))),
    saving(undefined, stepped(note, `Se emitió para anular la ${titleOf(read)}`)),
  ];
  const { vatEntryId } = read.billed ?? {};
  const unbooked = await unbook(read, vatEntryId ? [vatEntryId] : [], reason);
  // One changes the current figures, the other those of a month: no item is written twice.
  await commit(write, ...invoice.writes, ...creditNote.writes, ...unbooked, ...unbilling(read));
  return { invoice: await shown(invoice.kept), creditNote: await shown(creditNote.kept) };
}

function refusalOf(read: Kept): string | undefined {
  if (read.document !== "invoice") return "Una nota de crédito no se anula.";
  if (read.status === "draft") return "Un borrador no se anula: se borra.";
  if (read.status === "voided") return "Esa factura ya está anulada.";
  if (paidOf(read) !== 0) return "Esa factura tiene cobros: revertilos antes de anularla.";
  if (read.authorisation.state === "waiting") {
    return "ARCA todavía no respondió por esa factura: esperá su respuesta para anularla.";
  }
  return undefined;
}

function creditNoteOf(read: Kept, number: number): Kept {
  const day = today();
  return {
    ...read,
    _id: Idempotency.mint("invoice", 1),
    document: "creditNote",
    status: "issued",
    number,
    date: day < read.date ? read.date : day,
    dueDate: day < read.date ? read.date : day,
    voids: { _id: read._id, name: titleOf(read) },
    ...untouched(),
  };
}
