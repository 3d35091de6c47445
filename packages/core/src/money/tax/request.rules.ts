import { exact } from "../../kernel/money.rules";
import type { TaxFound, TaxVoucher } from "../../kernel/ports/tax-facts.rules";
import { type Kept, totalsOfKept } from "../invoices/invoice.rules";
import { fromCents } from "../invoices/totals.rules";
import type { IvaCondition } from "../issuers/words.rules";

/** ARCA's codes of documents: CUIT, DNI, and of who does not say theirs. */
const DOCUMENTS = { cuit: 80, dni: 96, none: 99 };

/** ARCA's codes of conditions before the VAT (RG 5616/2024, `FEParamGetCondicionIvaReceptor`). */
const CONDITIONS: Record<IvaCondition, number> = {
  responsableInscripto: 1,
  exento: 4,
  consumidorFinal: 5,
  monotributo: 6,
};

/** ARCA's codes of rates (`FEParamGetTiposIva`). */
const RATES: Record<string, number> = { "0": 3, "10.5": 4, "21": 5 };

/** What a lawyer sells are services. */
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

/** A voucher that a credit note takes back, as ARCA knows it. */
export type Associated = NonNullable<TaxVoucher["associated"]>;

/** A voucher as ARCA is asked to authorise it under a number. */
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
    // A voucher of class C says nothing of rates.
    rates: totals.rates.map(({ rate, net, vat }) => ({
      id: RATES[String(rate)] ?? 3,
      base: amount(net),
      amount: amount(vat),
    })),
    associated,
  };
}

/** Whether a voucher that ARCA has is the one that was asked for. */
export const isSame = (found: TaxFound, asked: TaxVoucher): boolean =>
  found.docType === asked.docType &&
  exact(found.docNumber || 0).equals(asked.docNumber) &&
  found.date === asked.date &&
  exact(found.total || 0).equals(asked.total);

/** A day of ARCA's, `YYYYMMDD`, as we write days. */
export const dayOfArca = (text: string): string =>
  `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
