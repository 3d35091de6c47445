import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import { STATUS_WORDS } from "@foja/core/money/issuers/words.rules";
import { toCsv } from "~/lib/csv";
import { formatDate } from "~/lib/format";

const HEADS = [
  ...["Comprobante", "Fecha", "Vencimiento", "Cliente", "CUIT", "Estado", "Moneda"],
  ...["Neto", "Exento", "IVA", "Total", "Cobrado", "Adeudado", "CAE"],
];

const amount = (value: number) => value.toFixed(2).replace(".", ",");

/** The vouchers as a CSV; the amounts of a credit note are negative. */
export const invoicesCsv = (invoices: readonly Invoice[]): string =>
  toCsv([HEADS, ...invoices.map(rowOf)]);

function rowOf(invoice: Invoice): string[] {
  const sign = invoice.document === "creditNote" ? -1 : 1;
  const { client, status, currency, net, exempt, vat, total, paid, owed } = invoice;
  return [
    voucherTitle(invoice),
    formatDate(invoice.date),
    formatDate(invoice.dueDate),
    client.name,
    client.cuit ?? "",
    STATUS_WORDS[status],
    currency,
    ...[net, exempt, vat, total].map((value) => amount(sign * value)),
    amount(paid),
    amount(owed),
    invoice.authorisation.cae ?? "",
  ];
}
