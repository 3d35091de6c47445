import { Throttle } from "../../accounts/throttle";
import { nowIso } from "../../kernel/clock";
import { AppError, invalid } from "../../kernel/error";
import { Mails } from "../../kernel/mails";
import type { Invoice, SendInvoice } from "./invoice.schema";
import type { InvoiceErrand } from "./letters";
import { opened, shown } from "./link";
import { find, save, stepped } from "./store";

/** The limit of letters of a practice to its clients: a burst of 100, then one a minute. */
const SENDING = { size: 100, refillMs: 60_000 };

/**
 * Mails an issued invoice with its PDF and the link to its page, which it opens. Throws
 * `invoice.state` for a draft, and a sentence on `email` where there is no address.
 */
export async function send(id: string, { email, message = null }: SendInvoice): Promise<Invoice> {
  const read = await find(id);
  if (read.status === "draft") {
    throw new AppError("invoice.state", "Un borrador no se envía: emitilo primero.");
  }
  const to = email ?? read.client.email;
  if (!to) throw invalid("email", "E-mail: escribí a qué dirección va.");
  await Throttle.takeFrom("invoice-mail", read.userId, SENDING);
  const { kept, writes } = await opened(read);
  const next = stepped({ ...kept, sentAt: nowIso(), sentTo: to }, `Se envió a ${to}`);
  const errand = { userId: read.userId, invoiceId: read._id, to, message };
  const letter = Mails.ask<InvoiceErrand>({ kind: "invoice", ...errand });
  return shown(await save(read, next, letter, ...writes));
}
