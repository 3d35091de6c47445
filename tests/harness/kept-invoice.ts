import { type Kept, NOT_AUTHORISED } from "@foja/core/money/invoices/invoice.rules";

/** An issued invoice A of $ 1.000 and 21 % VAT, of 2 March 2026, due a month later. */
export const keptInvoice = (more: Partial<Kept> = {}): Kept => ({
  ...{ _id: "inv_1", userId: "usr_1", document: "invoice", status: "issued", letter: "A" },
  ...{ pointOfSale: 3, number: 7, series: "pointOfSale", currency: "ARS", rate: null },
  ...{ date: "2026-03-02", dueDate: "2026-04-02", issuer: null, notes: null, folderId: null },
  client: {
    ...{ name: "Eva Ríos", cuit: "27123456780", document: null, address: null, email: null },
    ...{ ivaCondition: "consumidorFinal", contactId: null },
  },
  lines: [{ description: "Honorarios", quantity: 1, unitPrice: 1000, vat: 21 }],
  ...{ payments: [], billed: null, voids: null, voidedBy: null, voidReason: null },
  ...{ authorisation: NOT_AUTHORISED, age: "current", intent: null, askedAt: null },
  ...{ sentAt: null, sentTo: null, nonce: null, history: [], version: 1 },
  ...{ createdAt: "2026-03-02T12:00:00.000Z", updatedAt: "2026-03-02T12:00:00.000Z" },
  ...more,
});

/** A payment of an invoice, in cents. */
export const keptPayment = (cents: number): Kept["payments"][number] => ({
  ...{ _id: `ent_${cents}`, cents, date: "2026-03-05", method: "efectivo", note: null },
  ...{ at: "2026-03-05T12:00:00.000Z", reverses: null, reversedBy: null },
});
