import { readJson, writeAtomically } from "../../support/files";
import type {
  Charge,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  Line,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Schedule,
  Session,
  StripeEvent,
  Subscription,
  TestClock,
} from "./shapes";

export type Deleted = { id: string; object: string; deleted: true };

/** State that Stripe's API does not show: card numbers, and what awaits a payment. */
export type Hidden = {
  /** The card number of a payment method, and whether its owner authenticated. */
  cards: Record<string, { number: string; proved: boolean }>;
  /** The subscription created by a checkout session whose payment is not complete. */
  checkouts: Record<string, string>;
  /** The items that a checkout session sells, and the data for its future subscription. */
  lineItems: Record<string, { price: string; quantity: number }[]>;
  subscriptionData: Record<string, { metadata?: Record<string, string>; description?: string }>;
  /** Prorations for the next invoice of a subscription. */
  pendingLines: Record<string, Line[]>;
  /** The subscriptions whose next renewal was announced, with the announced date. */
  announced: Record<string, number>;
  /** How each event was delivered. */
  deliveries: Record<string, { tries: number; delivered: boolean }>;
  /** What the account does after the last retry of a failed payment. */
  afterRetries: "canceled" | "unpaid" | "past_due";
  /** The response to an idempotency key. */
  answers: Record<string, { of: string; status: number; body: string; at: number }>;
};

export type Tables = {
  products: Record<string, Product>;
  prices: Record<string, Price>;
  customers: Record<string, Customer>;
  paymentMethods: Record<string, PaymentMethod>;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  schedules: Record<string, Schedule>;
  invoices: Record<string, Invoice>;
  invoicePayments: Record<string, InvoicePayment>;
  paymentIntents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  portalSessions: Record<string, PortalSession>;
  portalConfigurations: Record<string, PortalConfiguration>;
  testClocks: Record<string, TestClock>;
  events: Record<string, StripeEvent>;
};
export type TableName = keyof Tables;

export type State = {
  tables: Tables;
  deleted: Record<string, Deleted>;
  hidden: Hidden;
  clock: { to: number };
};

const EMPTY: State = {
  tables: {
    products: {},
    prices: {},
    customers: {},
    paymentMethods: {},
    sessions: {},
    subscriptions: {},
    schedules: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    portalConfigurations: {},
    testClocks: {},
    events: {},
  },
  deleted: {},
  hidden: {
    cards: {},
    checkouts: {},
    lineItems: {},
    subscriptionData: {},
    pendingLines: {},
    announced: {},
    deliveries: {},
    afterRetries: "canceled",
    answers: {},
  },
  clock: { to: 0 },
};

/** The whole state of Stripe, from its file. */
export function openState(path: string): State {
  return readJson(path, structuredClone(EMPTY));
}

export function saveState(path: string, state: State): void {
  writeAtomically(path, JSON.stringify(state), 0o600);
}
