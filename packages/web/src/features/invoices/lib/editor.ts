import { addDays } from "@foja/core/kernel/day.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { type PricedLine, type Totals, totalsOf } from "@foja/core/money/invoices/totals.rules";
import { letterFor } from "@foja/core/money/invoices/voucher.rules";
import type {
  Currency,
  IssuerCondition,
  IvaCondition,
  Letter,
  Vat,
} from "@foja/core/money/issuers/words.rules";

/** A line being edited: amounts are plain decimals. */
export type LineValues = { description: string; quantity: string; unitPrice: string; vat: string };

/** An invoice in its editor. */
export type EditorValues = {
  pointOfSale: string;
  currency: Currency;
  rate: string;
  date: string;
  dueDate: string;
  name: string;
  cuit: string;
  document: string;
  ivaCondition: IvaCondition;
  address: string;
  email: string;
  contactId: string;
  lines: LineValues[];
  notes: string;
  folderId: string;
};

export const NEW_LINE: LineValues = { description: "", quantity: "1", unitPrice: "", vat: "21" };

/** Days until a new invoice falls due. */
const DUE_DAYS = 30;

/** The editor's values for a new invoice, dated today. */
export const blankInvoice = (today: string, pointOfSale: number): EditorValues => ({
  pointOfSale: String(pointOfSale),
  currency: "ARS",
  rate: "",
  date: today,
  dueDate: addDays(today, DUE_DAYS),
  name: "",
  cuit: "",
  document: "",
  ivaCondition: "consumidorFinal",
  address: "",
  email: "",
  contactId: "",
  lines: [NEW_LINE],
  notes: "",
  folderId: "",
});

/** The editor's values for a stored invoice. */
export const editorValues = (invoice: Invoice): EditorValues => ({
  pointOfSale: String(invoice.pointOfSale),
  currency: invoice.currency,
  rate: invoice.rate === null ? "" : String(invoice.rate),
  date: invoice.date,
  dueDate: invoice.dueDate,
  name: invoice.client.name,
  cuit: invoice.client.cuit ?? "",
  document: invoice.client.document ?? "",
  ivaCondition: invoice.client.ivaCondition,
  address: invoice.client.address ?? "",
  email: invoice.client.email ?? "",
  contactId: invoice.client.contactId ?? "",
  lines: invoice.lines.map((line) => ({
    description: line.description,
    quantity: String(line.quantity),
    unitPrice: String(line.unitPrice),
    vat: String(line.vat),
  })),
  notes: invoice.notes ?? "",
  folderId: invoice.folderId ?? "",
});

const NUMBER = /^\d+(\.\d+)?$/;

/** A plain decimal as a number; 0 for any other text. */
const asNumber = (plain: string): number => (NUMBER.test(plain) ? Number(plain) : 0);

const asVat = (text: string): Vat => (text === "exempt" ? text : (Number(text) as Vat));

/** The request body for the editor's values. */
export function bodyOf(values: EditorValues) {
  return {
    pointOfSale: Number(values.pointOfSale),
    currency: values.currency,
    rate: values.currency === "USD" ? asNumber(values.rate) || null : null,
    date: values.date,
    dueDate: values.dueDate,
    client: {
      name: values.name,
      cuit: values.cuit || null,
      document: values.document || null,
      ivaCondition: values.ivaCondition,
      address: values.address || null,
      email: values.email || null,
      contactId: values.contactId || null,
    },
    lines: values.lines.map(toLine),
    notes: values.notes || null,
    folderId: values.folderId || null,
  };
}

export type InvoiceBody = ReturnType<typeof bodyOf>;

const toLine = ({ description, quantity, unitPrice, vat }: LineValues) => ({
  description,
  quantity: asNumber(quantity),
  unitPrice: asNumber(unitPrice),
  vat: asVat(vat),
});

/** The class and the totals of the values so far, by the API's own rules. */
export function totalsSoFar(
  lines: readonly LineValues[],
  issuer: IssuerCondition | null,
  client: IvaCondition,
): { letter: Letter; totals: Totals } {
  const letter = letterFor(issuer ?? undefined, client);
  const priced: PricedLine[] = lines.map(toLine);
  return { letter, totals: totalsOf(priced, letter) };
}

/** The editor's field for a path in the API's messages. */
export function fieldAt(path: string): string {
  return path.replace(/^list\./, "").replace(/^client\./, "");
}
