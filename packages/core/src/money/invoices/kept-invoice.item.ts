import type { Stored } from "../../kernel/dynamo";
import type { KeptInvoice } from "./kept-invoice.rules";

type KeptInvoiceItem = Stored<KeptInvoice>;

const YEARS = 10;

/** Makes the item of an invoice kept after its practice's account, by issuer. */
export function toKeptItem(kept: KeptInvoice): KeptInvoiceItem {
  const { issuer, voucherType, pointOfSale, number, date } = kept;
  const point = String(pointOfSale).padStart(5, "0");
  const end = `${Number(date.slice(0, 4)) + YEARS + 1}-01-01T12:00:00Z`;
  return {
    ...kept,
    pk: `KEPTINVOICES#${issuer.cuit}`,
    sk: `${voucherType}#${point}#${String(number).padStart(8, "0")}`,
    type: "keptInvoice",
    version: 1,
    ttl: Math.ceil(Date.parse(end) / 1000),
  };
}
