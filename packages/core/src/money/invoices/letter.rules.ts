import { compose, nameInLetter, type Words } from "../../kernel/letter-frame.rules";
import { dateText } from "../../kernel/money.rules";
import { NO_INVOICE } from "../issuers/words.rules";
import { amountText } from "./amount.rules";
import type { Voucher } from "./invoice.schema";
import { isFiscal, theVoucher, voucherTitle } from "./voucher.rules";

/** The letter that sends a voucher to its client: what it is, what is owed, and its link. */
export function invoiceLetter(
  voucher: Voucher,
  said: { from: string; message: string | null; link: string | null },
): Words {
  const from = voucher.issuer?.legalName ?? said.from;
  return compose({
    subject: `${voucherTitle(voucher)} de ${nameInLetter(from)}`,
    paragraphs: [
      `Hola, ${nameInLetter(voucher.client.name)}.`,
      ...(said.message ? said.message.split(/\n{2,}/) : []),
      `Te enviamos ${theVoucher(voucher)} por ${amountText(voucher.total, voucher.currency)}.${dueText(voucher)}`,
    ],
    ...(said.link && {
      link: { label: isFiscal(voucher) ? "Ver la factura" : "Ver el comprobante", url: said.link },
    }),
    closing: isFiscal(voucher)
      ? "El comprobante va adjunto en PDF."
      : `El comprobante va adjunto en PDF. ${NO_INVOICE}`,
  });
}

function dueText({ document, owed, currency, dueDate }: Voucher): string {
  if (document !== "invoice" || owed <= 0) return "";
  return ` Quedan por pagar ${amountText(owed, currency)}, con vencimiento el ${dateText(dueDate)}.`;
}
