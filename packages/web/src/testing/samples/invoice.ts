import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import type { Settings } from "@foja/core/money/issuers/settings.schema";

const client = {
  name: "Juan Pérez",
  cuit: "20123456786",
  document: null,
  ivaCondition: "consumidorFinal",
  address: null,
  email: "juan@example.com",
  contactId: null,
} as const;

const authorisation: Invoice["authorisation"] = {
  state: "none",
  voucherType: null,
  number: null,
  cae: null,
  caeDueDate: null,
  reasons: [],
  waitingFor: null,
};

/** An issued invoice of which nothing was paid. */
export const invoice = (given: Partial<Invoice> = {}): Invoice => ({
  _id: "inv_1",
  userId: "usr_1",
  folderId: null,
  document: "invoice",
  letter: "C",
  status: "issued",
  pointOfSale: 1,
  number: 7,
  series: "internal",
  currency: "ARS",
  rate: null,
  date: "2026-11-02",
  dueDate: "2026-12-02",
  client,
  issuer: null,
  lines: [
    { description: "Consulta", quantity: 1, unitPrice: 100, vat: 21, amount: 100, shown: 100 },
  ],
  notes: null,
  net: 100,
  exempt: 0,
  vat: 0,
  rates: [],
  total: 100,
  paid: 0,
  owed: 100,
  voids: null,
  authorisation,
  payments: [],
  billed: null,
  voidedBy: null,
  voidReason: null,
  sentAt: null,
  sentTo: null,
  link: null,
  history: [],
  createdAt: "2026-11-02T12:00:00.000Z",
  updatedAt: "2026-11-02T12:00:00.000Z",
  version: 1,
  ...given,
});

/** One that ARCA rejected. */
export const rejected = invoice({
  authorisation: { ...authorisation, state: "rejected", reasons: [{ code: 1, message: "Falta" }] },
});

/** The data of a practice that issues invoices. */
export const invoiceSettings = (given: Partial<Settings> = {}): Settings => ({
  legalName: "Eva Sosa",
  cuit: "27123456780",
  ivaCondition: "monotributo",
  address: "Lavalle 1200",
  grossIncome: null,
  activityStart: null,
  pointsOfSale: [{ number: 1, name: "Estudio", electronic: false }],
  certificate: {
    state: "requested",
    request: "-----BEGIN CERTIFICATE REQUEST-----",
    alias: "foja",
    serial: null,
    validFrom: null,
    validTo: null,
  },
  version: 1,
  ...given,
});
