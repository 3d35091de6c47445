import { type Kept, presentVoucher } from "./invoice.rules";
import type { Issuer, Voucher } from "./invoice.schema";

/**
 * What outlives its practice's account of an invoice that ARCA authorised: the voucher itself, as its
 * issuer must keep it for ten years (Ley 11.683, art. 33; Código Civil y Comercial, art. 328; Ley
 * 25.326, art. 16 inc. 5). Neither account, case, contact, notes, payments nor letters are in it.
 */
export type KeptInvoice = Pick<
  Voucher,
  | ("document" | "letter" | "pointOfSale" | "date" | "currency" | "rate")
  | ("net" | "exempt" | "vat" | "rates" | "total")
> & {
  issuer: Issuer;
  client: Pick<Voucher["client"], "name" | "cuit" | "document" | "ivaCondition" | "address">;
  lines: Pick<Voucher["lines"][number], "description" | "quantity" | "unitPrice" | "vat">[];
  voucherType: number;
  number: number;
  cae: string;
  caeDueDate: string | null;
  /** What a credit note takes back, by its name. */
  voids: string | null;
};

/** The voucher to be kept; undefined for one that ARCA did not authorise, which binds nobody. */
export function keptOf(invoice: Kept): KeptInvoice | undefined {
  const { issuer, authorisation } = invoice;
  const { cae, caeDueDate, voucherType, number } = authorisation;
  if (!issuer || cae === null || voucherType === null || number === null) return undefined;
  const voucher = presentVoucher(invoice);
  const { name, cuit, document, ivaCondition, address } = voucher.client;
  const { pointOfSale, date, currency, rate, net, exempt, vat, rates, total } = voucher;
  return {
    ...{ document: voucher.document, letter: voucher.letter, pointOfSale, date, currency, rate },
    ...{ net, exempt, vat, rates, total, issuer, voucherType, number, cae, caeDueDate },
    client: { name, cuit, document, ivaCondition, address },
    lines: voucher.lines.map(({ description, quantity, unitPrice, vat: rate }) => ({
      ...{ description, quantity, unitPrice, vat: rate },
    })),
    voids: voucher.voids?.name ?? null,
  };
}
