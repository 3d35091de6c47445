import { expect, it } from "vitest";
import { type Kept, NOT_AUTHORISED } from "./invoice.rules";
import { toKeptItem } from "./kept-invoice.item";
import { keptOf } from "./kept-invoice.rules";

const ISSUER = {
  legalName: "Ana Paz",
  cuit: "20123456786",
  ivaCondition: "responsable_inscripto",
  address: "Tucumán 1, CABA",
  grossIncome: null,
  activityStart: null,
};

const CLIENT = {
  name: "Eva Ríos",
  cuit: "27123456780",
  document: null,
  ivaCondition: "consumidor_final",
  address: null,
  email: "canario@ejemplo.com.ar",
  contactId: "con_canario",
};

const invoice = {
  ...{ _id: "inv_canario", userId: "usr_canario", document: "invoice", status: "issued" },
  ...{ letter: "B", pointOfSale: 3, number: 7, currency: "ARS", rate: null },
  ...{ date: "2026-03-02", dueDate: "2026-04-02", client: CLIENT, issuer: ISSUER },
  lines: [{ description: "Honorarios", quantity: 1, unitPrice: 1000, vat: 21 }],
  ...{ notes: "canario", folderId: "fol_canario", payments: [], billed: null },
  ...{ voids: null, voidedBy: null, voidReason: "canario", nonce: "canario", history: [] },
  authorisation: {
    ...{ state: "authorised", voucherType: 6, number: 12, cae: "74123456789012" },
    ...{ caeDueDate: "2026-03-12", reasons: [], waitingFor: null },
  },
} as unknown as Kept;

it("keeps of an authorised invoice the voucher, and nothing that leads to the account", () => {
  const kept = keptOf(invoice);
  expect(kept).toMatchObject({
    ...{ letter: "B", pointOfSale: 3, number: 12, cae: "74123456789012", voucherType: 6 },
    ...{ issuer: ISSUER, client: { name: "Eva Ríos", cuit: "27123456780" } },
    lines: [{ description: "Honorarios", quantity: 1, unitPrice: 1000, vat: 21 }],
    total: 1210,
  });
  expect(JSON.stringify(kept)).not.toContain("canario");
});

it("keeps nothing of a voucher that ARCA did not authorise", () => {
  expect(keptOf({ ...invoice, authorisation: NOT_AUTHORISED })).toBeUndefined();
  expect(keptOf({ ...invoice, issuer: null })).toBeUndefined();
});

it("goes after ten whole years, counted from the end of the voucher's own", () => {
  const kept = keptOf(invoice);
  if (!kept) throw new Error("the invoice is authorised");
  const { pk, sk, ttl } = toKeptItem(kept);
  expect([pk, sk]).toEqual(["KEPTINVOICES#20123456786", "6#00003#00000012"]);
  // Of March 2026: until the end of 2036.
  expect(new Date(Number(ttl) * 1000).toISOString()).toBe("2037-01-01T12:00:00.000Z");
});
