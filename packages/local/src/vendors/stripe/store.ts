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

/** What Stripe shows nobody: numbers of cards, and what waits for a payment. */
export type Hidden = {
  /** The number of the card behind a payment method, and whether its owner proved who they are. */
  cards: Record<string, { number: string; proved: boolean }>;
  /** The subscription that a checkout session made while its payment is not through. */
  checkouts: Record<string, string>;
  /** What a checkout session sells, and what it says of the subscription to come. */
  lineItems: Record<string, { price: string; quantity: number }[]>;
  subscriptionData: Record<string, { metadata?: Record<string, string>; description?: string }>;
  /** Prorations that the next invoice of a subscription takes up. */
  pendingLines: Record<string, Line[]>;
  /** The subscriptions whose next renewal was announced, with the date that was said. */
  announced: Record<string, number>;
  /** How each event was delivered. */
  deliveries: Record<string, { tries: number; delivered: boolean }>;
  /** What ends the retries of a failed payment. */
  afterRetries: "canceled" | "unpaid" | "past_due";
  /** What an idempotency key was answered. */
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

/** All that Stripe holds, from its file. */
export function openState(path: string): State {
  return readJson(path, structuredClone(EMPTY));
}

export function saveState(path: string, state: State): void {
  writeAtomically(path, JSON.stringify(state), 0o600);
}
