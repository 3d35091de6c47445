import { compose, nameInLetter, type Words } from "../../kernel/mails/frame.rules";
import { dateText } from "../../kernel/money.rules";
import { NO_FISCAL_VALUE } from "../issuers/words.rules";
import { amountText } from "./amount.rules";
import { voucherTitle } from "./invoice.rules";
import type { Voucher } from "./invoice.schema";
import { voucherName } from "./voucher.rules";

/** The letter that sends a voucher to its client: what it is, what is owed, and its link. */
export function invoiceLetter(
  voucher: Voucher,
  said: { from: string; message: string | null; link: string | null },
): Words {
  const title = voucherTitle(voucherName(voucher.document, voucher.letter), voucher);
  const from = voucher.issuer?.legalName ?? said.from;
  return compose({
    subject: `${title} de ${nameInLetter(from)}`,
    paragraphs: [
      `Hola, ${nameInLetter(voucher.client.name)}.`,
      ...(said.message ? said.message.split(/\n{2,}/) : []),
      `Te enviamos la ${title} por ${amountText(voucher.total, voucher.currency)}.${dueText(voucher)}`,
    ],
    ...(said.link && { link: { label: "Ver la factura", url: said.link } }),
    closing:
      voucher.authorisation.state === "authorised"
        ? "El comprobante va adjunto en PDF."
        : `El comprobante va adjunto en PDF. ${NO_FISCAL_VALUE}: ARCA no lo autorizó.`,
  });
}

function dueText({ document, owed, currency, dueDate }: Voucher): string {
  if (document !== "invoice" || owed <= 0) return "";
  return ` Quedan por pagar ${amountText(owed, currency)}, con vencimiento el ${dateText(dueDate)}.`;
}
