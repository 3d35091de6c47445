import { exact } from "../../kernel/money.rules";
import type { TaxFound, TaxVoucher } from "../../kernel/ports/tax-facts.rules";
import { type Kept, totalsOfKept } from "../invoices/invoice.rules";
import { fromCents } from "../invoices/totals.rules";
import type { IvaCondition } from "../issuers/words.rules";

/** ARCA's document codes: CUIT, DNI, and no document. */
const DOCUMENTS = { cuit: 80, dni: 96, none: 99 };

/** ARCA's codes of IVA conditions (RG 5616/2024, `FEParamGetCondicionIvaReceptor`). */
const CONDITIONS: Record<IvaCondition, number> = {
  responsableInscripto: 1,
  exento: 4,
  consumidorFinal: 5,
  monotributo: 6,
};

/** ARCA's codes of VAT rates (`FEParamGetTiposIva`). */
const RATES: Record<string, number> = { "0": 3, "10.5": 4, "21": 5 };

/** ARCA's code for services, the concept of all of a lawyer's vouchers. */
const SERVICES = 2;

const amount = (cents: number): string => exact(fromCents(cents)).toFixed(2);
const day = (date: string): string => date.replace(/-/g, "");

function documentOf({ cuit, document }: Kept["client"]): { docType: number; docNumber: string } {
  if (cuit) return { docType: DOCUMENTS.cuit, docNumber: cuit };
  const isDni = document !== null && /^\d{6,8}$/.test(document);
  return isDni
    ? { docType: DOCUMENTS.dni, docNumber: document }
    : { docType: DOCUMENTS.none, docNumber: "0" };
}

/** The voucher that a credit note cancels, as ARCA knows it. */
export type Associated = NonNullable<TaxVoucher["associated"]>;

/** The request to authorise a voucher under a number. */
export function requestOf(kept: Kept, number: number, associated: Associated | null): TaxVoucher {
  const totals = totalsOfKept(kept);
  const isForeign = kept.currency === "USD";
  return {
    concept: SERVICES,
    ...documentOf(kept.client),
    number,
    date: day(kept.date),
    total: amount(totals.total),
    net: amount(totals.net),
    exempt: amount(totals.exempt),
    vat: amount(totals.vat),
    serviceFrom: day(kept.date),
    serviceTo: day(kept.date),
    dueDate: day(kept.dueDate < kept.date ? kept.date : kept.dueDate),
    currency: isForeign ? "DOL" : "PES",
    rate: isForeign ? exact(kept.rate ?? 1).toFixed(6) : "1",
    clientCondition: CONDITIONS[kept.client.ivaCondition],
    // A voucher of class C has no rates.
    rates: totals.rates.map(({ rate, net, vat }) => ({
      id: RATES[String(rate)] ?? 3,
      base: amount(net),
      amount: amount(vat),
    })),
    associated,
  };
}

/** Whether a voucher stored at ARCA is the one that was requested. */
export const isSame = (found: TaxFound, asked: TaxVoucher): boolean =>
  found.docType === asked.docType &&
  exact(found.docNumber || 0).equals(asked.docNumber) &&
  found.date === asked.date &&
  exact(found.total || 0).equals(asked.total);

/**
 * Where a requested number is when ARCA does not have it, by the last number that it authorised:
 * still the `next`, `reached` meanwhile, or `beyond` it.
 */
export function placeOf(number: number, last: number): "next" | "reached" | "beyond" {
  if (number === last + 1) return "next";
  return number <= last ? "reached" : "beyond";
}

/** Converts ARCA's `YYYYMMDD` to `YYYY-MM-DD`. */
export const dayOfArca = (text: string): string =>
  `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
