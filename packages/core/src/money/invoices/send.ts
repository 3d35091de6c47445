import { Letters } from "../../accounts/letters";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { newId } from "../../kernel/id";
import type { Invoice, SendInvoice } from "./invoice.schema";
import type { InvoiceErrand } from "./letters";
import { opened, shown } from "./link";
import { recipientOf } from "./recipient";
import { find, save, stepped } from "./store";

/**
 * Mails an issued invoice with its PDF and the link to its page, which it opens. Throws
 * `invoice.state` for a draft, a sentence on `email` or `message` where it may not go there or say
 * that, and `Withheld` beyond the ceilings of letters.
 */
export const send = (id: string, given: SendInvoice): Promise<Invoice> =>
  again(() => trySend(id, given), isStale);

async function trySend(id: string, given: SendInvoice): Promise<Invoice> {
  const read = await find(id);
  if (read.status === "draft") {
    throw new AppError("invoice.state", "Un borrador no se envía: emitilo primero.");
  }
  const to = await recipientOf(read, given);
  const { message = null } = given;
  const { kept, writes } = await opened(read);
  const next = stepped({ ...kept, sentAt: nowIso(), sentTo: to }, `Se envió a ${to}`);
  const { userId, _id: invoiceId } = read;
  const letter = await Letters.askNow<InvoiceErrand>(
    { kind: "invoice", userId, invoiceId, to, message },
    { kind: "invoice", id: newId("mail"), to, practiceId: userId },
  );
  return shown(await save(read, next, ...letter, ...writes));
}
