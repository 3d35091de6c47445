import * as z from "zod";
import {
  choice,
  day,
  email,
  flag,
  line,
  listQuery,
  name,
  optionalLine,
  optionalRecord,
  optionalText,
} from "../../kernel/fields.schema";
import { exact, hasDecimals } from "../../kernel/money.rules";
import { cuit, document } from "../../practice/contacts/contact.schema";
import {
  AUTHORISATIONS,
  CURRENCIES,
  DOCUMENTS,
  IVA_CONDITIONS,
  LETTERS,
  METHODS,
  SERIES,
  STATUSES,
  VATS,
} from "../issuers/words.rules";
import { LEDGER_UNITS, MOST_AMOUNT, MOST_BILLED } from "../ledger/ledger.rules";

/**
 * The most that a line, a payment or an invoice may amount to: what the account of a case takes at
 * once, for its payments are booked there. ARCA would take thirteen digits.
 */
export const MOST_INVOICED = MOST_AMOUNT.ARS;
/** The most lines of an invoice. */
const MOST_LINES = 100;

const amount = (label: string) =>
  z
    .number({ error: `${label}: escribí un número` })
    .min(0, `${label}: no puede ser negativo`)
    .max(MOST_INVOICED, `${label}: es demasiado grande`);

const money = (label: string) =>
  amount(label).refine(hasDecimals(2), `${label}: hasta dos decimales`);

const pointOfSale = z
  .number({ error: "Punto de venta: escribí un número" })
  .int("Punto de venta: tiene que ser un número entero")
  .min(1, "Punto de venta: va de 1 a 99998")
  .max(99_998, "Punto de venta: va de 1 a 99998");

const client = z.strictObject({
  name: name("Cliente", 200),
  cuit,
  document,
  ivaCondition: choice("Condición frente al IVA", IVA_CONDITIONS),
  address: optionalLine("Domicilio del cliente", 200),
  email: z
    .union([z.null(), z.literal("").transform(() => null), email], {
      error: "E-mail del cliente: debe ser un e-mail válido",
    })
    .optional(),
  contactId: optionalRecord("Contacto"),
});

const invoiceLine = z.strictObject({
  description: line("Detalle", 500),
  quantity: amount("Cantidad")
    .refine((value) => value > 0, "Cantidad: tiene que ser mayor que cero")
    .refine(hasDecimals(4), "Cantidad: hasta cuatro decimales"),
  unitPrice: money("Precio"),
  vat: z.literal(VATS, { error: "IVA: elegí 0, 10.5, 21 o exempt" }),
});

const facts = {
  pointOfSale,
  currency: choice("Moneda", CURRENCIES),
  /** Pesos for one unit of a foreign currency. */
  rate: z
    .union([
      z.null(),
      amount("Cotización")
        .refine((value) => value > 0, "Cotización: tiene que ser mayor que cero")
        .refine(hasDecimals(6), "Cotización: hasta seis decimales"),
    ])
    .optional(),
  date: day("Fecha"),
  dueDate: day("Vencimiento"),
  client,
  lines: z
    .array(invoiceLine, { error: "Renglones: mandá la lista de renglones" })
    .min(1, "Renglones: agregá al menos uno")
    .max(MOST_LINES, `Renglones: hasta ${MOST_LINES}`),
  notes: optionalText("Observaciones", 2000),
  folderId: optionalRecord("Causa"),
};

type Dated = { date?: string; dueDate?: string };
type Priced = { lines?: { quantity: number; unitPrice: number }[] };

/** Checks that the given fields of an invoice agree. */
function agree({ date, dueDate, lines = [] }: Dated & Priced, context: z.RefinementCtx): void {
  if (date && dueDate && dueDate < date) {
    const message = "Vencimiento: no puede ser anterior a la fecha";
    context.addIssue({ code: "custom", path: ["dueDate"], message });
  }
  const total = lines.reduce(
    (sum, one) => sum.plus(exact(one.quantity).times(one.unitPrice)),
    exact(0),
  );
  // The limit applies with VAT included.
  if (total.times("1.21").greaterThan(MOST_INVOICED)) {
    const message = "Renglones: el total es demasiado grande";
    context.addIssue({ code: "custom", path: ["lines"], message });
  }
}

/** A new invoice, as its editor sends it. */
export const newInvoice = z
  .strictObject({ ...facts, currency: facts.currency.default("ARS") })
  .superRefine(agree);

const id = z
  .string({ error: "Factura: falta el identificador" })
  .max(40, "Factura: el identificador no es válido");

/** Body of `POST /api/invoice/insert`. */
export const insertInvoice = z.strictObject({ list: newInvoice });

/** Body of `POST /api/invoice/from-account`. */
export const invoiceFromAccount = z.strictObject({
  folderId: line("Causa", 40),
  entryIds: z
    .array(line("Asiento", 40), { error: "Asientos: elegí cuáles facturar" })
    .min(1, "Asientos: elegí al menos uno")
    .max(MOST_BILLED, `Asientos: hasta ${MOST_BILLED} en una factura`),
});

/** Body of `POST /api/invoice/update`: fields that are not named stay. */
export const updateInvoice = z.strictObject({
  list: z.strictObject({ ...z.object(facts).partial().shape, _id: id }).superRefine(agree),
});

/** Body of `POST /api/invoice/single`. */
export const singleInvoice = z.strictObject({ id });

/** Body of `POST /api/invoice/delete`. */
export const deleteInvoice = z.strictObject({ invoiceId: id });

/** Body of `POST /api/invoice/{id}/void`. */
export const voidInvoice = z.strictObject({ reason: optionalText("Motivo", 500) });

/** Body of `POST /api/invoice/{id}/payments`. */
export const newPayment = z.strictObject({
  amount: money("Importe").refine((value) => value > 0, "Importe: tiene que ser mayor que cero"),
  date: day("Fecha"),
  method: choice("Medio", METHODS),
  note: optionalLine("Nota", 200),
});

/** Body of `POST /api/invoice/{id}/payments/{paymentId}/reverse`. */
export const reversePayment = z.strictObject({ reason: optionalLine("Motivo", 200) });

/** Body of `POST /api/invoice/{id}/send`; without an address it is sent to the client's. */
export const sendInvoice = z.strictObject({
  email: email.optional(),
  message: optionalText("Mensaje", 2000),
});

const dayQuery = (name: string) =>
  z.iso.date({ error: `El parámetro «${name}» es una fecha, como 2026-11-25.` }).optional();

/** Query of `GET /api/invoice/list`. */
export const listInvoices = listQuery.omit({ fields: true }).extend({
  status: z.enum(STATUSES, { error: "El parámetro «status» no es un estado." }).optional(),
  client: z
    .string()
    .trim()
    .min(1, "El parámetro «client» no puede estar vacío.")
    .max(200, "El parámetro «client» admite hasta 200 caracteres.")
    .optional()
    .describe("Un contacto, un CUIT o un nombre"),
  from: dayQuery("from"),
  to: dayQuery("to"),
  overdue: flag("overdue").optional().describe("true: solo las vencidas"),
});

const reason = z.object({ code: z.number().int(), message: z.string() });

/** ARCA's authorisation of a voucher, and its number there. */
export const authorisation = z.object({
  state: z.enum(AUTHORISATIONS),
  voucherType: z.number().int().nullable(),
  number: z.number().int().nullable(),
  cae: z.string().nullable(),
  caeDueDate: z.string().nullable(),
  /** Why it was rejected, or what ARCA observed. */
  reasons: z.array(reason),
  /** Why it is still pending, if known. */
  waitingFor: z.string().nullable(),
});

export const payment = z.object({
  _id: z.string(),
  amount: z.number(),
  date: z.string(),
  method: z.enum(METHODS),
  note: z.string().nullable(),
  at: z.string(),
  /** The payment that this one reverses; its amount is negative. */
  reverses: z.string().nullable(),
  reversedBy: z.string().nullable(),
  /** Whether it is also booked in the account of the case. */
  booked: z.boolean(),
  /** Whether it stands for what the account of the case had taken before. */
  fromAccount: z.boolean(),
});

/** The issuer, as the voucher shows it. */
export const issuer = z.object({
  legalName: z.string(),
  cuit: z.string(),
  ivaCondition: z.enum(IVA_CONDITIONS),
  address: z.string(),
  grossIncome: z.string().nullable(),
  activityStart: z.string().nullable(),
});

const shownClient = z.object({
  name: z.string(),
  cuit: z.string().nullable(),
  document: z.string().nullable(),
  ivaCondition: z.enum(IVA_CONDITIONS),
  address: z.string().nullable(),
  email: z.string().nullable(),
  contactId: z.string().nullable(),
});

const shownLine = z.object({
  description: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  vat: z.literal(VATS),
  /** Quantity times price, in cents of the currency, without VAT. */
  amount: z.number(),
  /** The amount that the voucher shows: VAT included if it is not itemised. */
  shown: z.number(),
});

/** The content of a voucher, the same for every reader. */
export const voucher = z.object({
  document: z.enum(DOCUMENTS),
  letter: z.enum(LETTERS),
  status: z.enum(STATUSES),
  pointOfSale: z.number().int(),
  number: z.number().int().nullable(),
  series: z.enum(SERIES),
  currency: z.enum(CURRENCIES),
  rate: z.number().nullable(),
  date: z.string(),
  dueDate: z.string(),
  client: shownClient,
  issuer: issuer.nullable(),
  lines: z.array(shownLine),
  notes: z.string().nullable(),
  net: z.number(),
  exempt: z.number(),
  vat: z.number(),
  rates: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number() })),
  total: z.number(),
  paid: z.number(),
  owed: z.number(),
  /** For a credit note: the voucher that it cancels. */
  voids: z.object({ _id: z.string(), name: z.string() }).nullable(),
  authorisation,
});

const step = z.object({ at: z.string(), by: z.string().nullable(), what: z.string() });

/** An invoice or credit note, as it is answered to its practice. */
export const invoice = voucher.extend({
  _id: z.string(),
  userId: z.string(),
  folderId: z.string().nullable(),
  payments: z.array(payment),
  /** The entries of its case's account that it bills. */
  billed: z.object({ entryIds: z.array(z.string()), unit: z.enum(LEDGER_UNITS) }).nullable(),
  /** For a voided invoice: its credit note. */
  voidedBy: z.string().nullable(),
  voidReason: z.string().nullable(),
  sentAt: z.string().nullable(),
  sentTo: z.string().nullable(),
  /** The URL of the client's page, while it is open. */
  link: z.string().nullable(),
  history: z.array(step),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type NewInvoice = z.output<typeof newInvoice>;
export type InvoiceFromAccount = z.output<typeof invoiceFromAccount>;
export type UpdateInvoice = z.output<typeof updateInvoice>["list"];
export type NewPayment = z.output<typeof newPayment>;
export type SendInvoice = z.output<typeof sendInvoice>;
export type ListInvoices = z.output<typeof listInvoices>;
export type Voucher = z.output<typeof voucher>;
export type Invoice = z.output<typeof invoice>;
export type Payment = z.output<typeof payment>;
export type Issuer = z.output<typeof issuer>;
export type Client = z.output<typeof shownClient>;
export type Authorisation = z.output<typeof authorisation>;
export type Reason = z.output<typeof reason>;
