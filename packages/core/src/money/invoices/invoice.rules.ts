import { addDays, daysBetween } from "../../kernel/day.rules";
import type {
  Currency,
  DocumentKind,
  IssuerCondition,
  Letter,
  Method,
  Series,
  Status,
} from "../issuers/words.rules";
import type { Billed } from "./billed.rules";
import type {
  Authorisation,
  Client,
  Invoice,
  Issuer,
  NewInvoice,
  Payment,
  Voucher,
} from "./invoice.schema";
import { fromCents, type KeptLine, type Totals, totalsOf } from "./totals.rules";
import { letterFor } from "./voucher.rules";

/** A payment as it is stored: in cents; one that reverses another is negative. */
export type KeptPayment = Omit<Payment, "amount" | "method" | "booked" | "fromAccount"> & {
  cents: number;
  method: Method;
  /** Whether it stands for payments that the account of the case took before the invoice. */
  fromAccount?: boolean;
  /** Its entries in the account of its case; older payments have none. */
  entryIds?: string[];
};

type Step = { at: string; by: string | null; what: string };

/** A voucher as it is stored: its amounts are computed from its lines. */
export type Kept = {
  _id: string;
  userId: string;
  document: DocumentKind;
  status: Status;
  letter: Letter;
  pointOfSale: number;
  number: number | null;
  /** What its number belongs to. */
  series: Series;
  currency: Currency;
  rate: number | null;
  date: string;
  dueDate: string;
  client: Client;
  issuer: Issuer | null;
  lines: KeptLine[];
  notes: string | null;
  folderId: string | null;
  payments: KeptPayment[];
  /** The entries of its case's account that it bills; null if none. */
  billed: Billed | null;
  voids: { _id: string; name: string } | null;
  voidedBy: string | null;
  voidReason: string | null;
  authorisation: Authorisation;
  /** The age of its debt when it was last checked. */
  age: Age;
  /** The number requested from ARCA: stored before the request. */
  intent: { number: number; at: string } | null;
  /** When its authorisation was requested; null if none is pending. */
  askedAt: string | null;
  sentAt: string | null;
  sentTo: string | null;
  /** The value from which the client's link is derived; null while it is closed. */
  nonce: string | null;
  history: Step[];
  createdAt: string;
  updatedAt: string;
  version: number;
};

export const NOT_AUTHORISED: Authorisation = {
  state: "none",
  voucherType: null,
  number: null,
  cae: null,
  caeDueDate: null,
  reasons: [],
  waitingFor: null,
};

/** The stored facts of an invoice as an editor sends them; null where a field is absent. */
export const factsOf = (given: NewInvoice) => ({
  pointOfSale: given.pointOfSale,
  currency: given.currency,
  rate: given.currency === "ARS" ? null : (given.rate ?? null),
  date: given.date,
  dueDate: given.dueDate,
  client: clientOf(given.client),
  lines: given.lines,
  notes: given.notes ?? null,
  folderId: given.folderId ?? null,
});

const clientOf = (given: NewInvoice["client"]): Client => ({
  name: given.name,
  cuit: given.cuit ?? null,
  document: given.document ?? null,
  ivaCondition: given.ivaCondition,
  address: given.address ?? null,
  email: given.email ?? null,
  contactId: given.contactId ?? null,
});

/** The facts of a stored invoice as input, for a change that names only some of them. */
export const asGiven = (kept: Kept): NewInvoice => ({
  pointOfSale: kept.pointOfSale,
  currency: kept.currency,
  rate: kept.rate,
  date: kept.date,
  dueDate: kept.dueDate,
  client: kept.client,
  lines: kept.lines,
  notes: kept.notes,
  folderId: kept.folderId,
});

/** An invoice with the class that corresponds to the issuer's IVA condition. */
export const lettered = <K extends Pick<Kept, "client">>(kept: K, issuer?: IssuerCondition) => ({
  ...kept,
  letter: letterFor(issuer, kept.client.ivaCondition),
});

export const totalsOfKept = ({ lines, letter }: Pick<Kept, "lines" | "letter">): Totals =>
  totalsOf(lines, letter);

/** The paid amount of an invoice, in cents. */
export const paidOf = ({ payments }: Pick<Kept, "payments">): number =>
  payments.reduce((total, { cents }) => total + cents, 0);

/** The owed amount of an invoice, in cents: 0 for a draft, a voided invoice or a credit note. */
export function owedOf(kept: Kept): number {
  if (kept.document !== "invoice" || kept.status === "draft" || kept.status === "voided") return 0;
  return totalsOfKept(kept).total - paidOf(kept);
}

/** The state of an issued invoice on a day, by its payments and its due date. */
export function statusOn(kept: Kept, today: string): Status {
  if (kept.document !== "invoice" || kept.status === "draft" || kept.status === "voided") {
    return kept.status;
  }
  const paid = paidOf(kept);
  if (paid >= totalsOfKept(kept).total) return "paid";
  if (kept.dueDate < today) return "overdue";
  return paid > 0 ? "partlyPaid" : "issued";
}

/** Whether a change makes an invoice overdue: one that was already is told no more. */
export const becomesOverdue = (before: Pick<Kept, "status">, after: Pick<Kept, "status">) =>
  after.status === "overdue" && before.status !== "overdue";

/** How long a debt is overdue: not yet, up to 30, 60 or 90 days, or longer. */
export const AGES = ["current", "days30", "days60", "days90", "older"] as const;
export type Age = (typeof AGES)[number];

/** Days overdue after which a debt passes to the next age. */
const STEPS = [0, 30, 60, 90];

/** The age of a debt on a day. */
export function ageOn(dueDate: string, today: string): Age {
  const late = daysBetween(dueDate, today);
  const step = STEPS.filter((days) => late > days).length;
  return AGES[step] ?? "older";
}

/** The first day on which time alone changes an invoice since its last check; undefined if none. */
export function nextThreshold(kept: Kept): string | undefined {
  if (kept.status === "draft" || kept.status === "voided" || kept.status === "paid") return;
  if (kept.document !== "invoice") return;
  const step = STEPS[AGES.indexOf(kept.age)];
  return step === undefined ? undefined : addDays(kept.dueDate, step + 1);
}

/** The field that an invoice lacks to be issued, with a sentence; undefined if none. */
export function lackOf(kept: Kept): { path: string; message: string } | undefined {
  const { total } = totalsOfKept(kept);
  if (total <= 0)
    return { path: "lines", message: "Renglones: el total tiene que ser mayor que cero." };
  if (kept.currency !== "ARS" && !kept.rate) {
    return { path: "rate", message: "Cotización: escribí cuántos pesos vale la moneda." };
  }
  if (kept.letter === "A" && !kept.client.cuit) {
    return { path: "client.cuit", message: "CUIT: una factura A lleva el CUIT del cliente." };
  }
  return undefined;
}

/** A voucher as it is answered to anybody who may see it. */
export function presentVoucher(kept: Kept): Voucher {
  const totals = totalsOfKept(kept);
  return {
    document: kept.document,
    letter: kept.letter,
    status: kept.status,
    pointOfSale: kept.pointOfSale,
    number: kept.number,
    series: kept.series,
    currency: kept.currency,
    rate: kept.rate,
    date: kept.date,
    dueDate: kept.dueDate,
    client: kept.client,
    issuer: kept.issuer,
    lines: kept.lines.map((line, at) => ({
      ...line,
      amount: fromCents(totals.lines[at]?.amount ?? 0),
      shown: fromCents(totals.lines[at]?.shown ?? 0),
    })),
    notes: kept.notes,
    net: fromCents(totals.net),
    exempt: fromCents(totals.exempt),
    vat: fromCents(totals.vat),
    rates: totals.rates.map(({ rate, net, vat }) => ({
      rate,
      net: fromCents(net),
      vat: fromCents(vat),
    })),
    total: fromCents(totals.total),
    paid: fromCents(paidOf(kept)),
    owed: fromCents(owedOf(kept)),
    voids: kept.voids,
    authorisation: kept.authorisation,
  };
}

/** An invoice as it is answered to its practice; `link` is its client's page, if open. */
export const present = (kept: Kept, link: string | null): Invoice => ({
  ...presentVoucher(kept),
  _id: kept._id,
  userId: kept.userId,
  folderId: kept.folderId,
  payments: kept.payments.map(({ cents, entryIds = [], fromAccount = false, ...payment }) => ({
    ...payment,
    amount: fromCents(cents),
    booked: entryIds.length > 0,
    fromAccount,
  })),
  billed: kept.billed && { entryIds: kept.billed.entryIds, unit: kept.billed.unit },
  voidedBy: kept.voidedBy,
  voidReason: kept.voidReason,
  sentAt: kept.sentAt,
  sentTo: kept.sentTo,
  link,
  history: kept.history,
  createdAt: kept.createdAt,
  updatedAt: kept.updatedAt,
  version: kept.version,
});
