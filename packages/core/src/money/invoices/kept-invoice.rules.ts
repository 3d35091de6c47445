import { type Kept, presentVoucher } from "./invoice.rules";
import type { Issuer, Voucher } from "./invoice.schema";

/**
 * The data of an authorised invoice kept after its practice's account is erased: the voucher
 * itself, as its issuer must keep it for ten years (Ley 11.683, art. 33; Código Civil y Comercial,
 * art. 328; Ley 25.326, art. 16 inc. 5). Without account, case, contact, notes, payments or
 * letters.
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
  /** The name of the voucher that a credit note cancels. */
  voids: string | null;
};

/** The voucher to keep; undefined if ARCA did not authorise it, which creates no duty. */
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
