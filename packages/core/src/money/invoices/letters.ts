import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { get } from "../../kernel/dynamo";
import { printed } from "../../kernel/ports/pdf";
import { fromItem, type InvoiceItem, invoiceKey } from "./invoice.item";
import { presentVoucher } from "./invoice.rules";
import { invoiceLetter } from "./letter.rules";
import { linkOf } from "./link";
import { paperName, paperOf } from "./paper.rules";

/** A letter that sends an invoice to its client, as PDF and as a link. */
export type InvoiceErrand = {
  kind: "invoice";
  userId: string;
  invoiceId: string;
  to: string;
  message: string | null;
};

/** Sends an invoice as it is now; nothing if it was deleted or its practice is not active. */
export async function sendLetter({
  _id,
  userId,
  invoiceId,
  to,
  message,
}: InvoiceErrand & { _id: string }): Promise<void> {
  const [item, user] = await Promise.all([
    get<InvoiceItem>(invoiceKey(userId, invoiceId)),
    Users.find(userId),
  ]);
  if (!item || user?.status !== "active") return;
  const kept = fromItem(item);
  const voucher = presentVoucher(kept);
  const words = invoiceLetter(voucher, {
    from: Users.practiceName(user),
    message,
    link: await linkOf(kept),
  });
  const content = await printed(paperOf(voucher));
  const attachment = { filename: `${paperName(voucher)}.pdf`, type: "application/pdf", content };
  const leaving = { kind: "invoice", id: _id, to, practiceId: userId } as const;
  // Its client answers the practice, not Foja.
  const letter = { replyTo: user.email, ...words, attachments: [attachment] };
  await Letters.send(leaving, () => letter);
}
