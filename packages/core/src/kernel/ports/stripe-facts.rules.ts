/** The facts that Foja reads from Stripe: instants as UTC ISO, money in units of its currency. */
export type StripeStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "paused";

/** A product: each plan has one. */
export type StripeProduct = { id: string; name: string; active: boolean; livemode: boolean };

/** A price on offer in Stripe, its amount in cents. */
export type OfferedPrice = {
  id: string;
  lookupKey: string | null;
  unitAmount: number | null;
  currency: string;
  interval: string | null;
  intervalCount: number | null;
};

/** A price. `planId` is the value in its metadata, not checked. */
export type StripePrice = {
  id: string;
  planId: string | null;
  amount: number;
  currency: string;
  interval: "day" | "week" | "month" | "year";
};

export type StripeCard = { brand: string; last4: string; expMonth: number; expYear: number };

/** An invoice; `url` is Stripe's own page to pay it. */
export type StripeInvoice = {
  id: string;
  subscriptionId: string | null;
  status: string;
  amount: number;
  currency: string;
  url: string | null;
  /** How many times Stripe tried to collect it. */
  attempts: number;
  nextAttemptAt: string | null;
  createdAt: string;
};

export type StripeSubscription = {
  id: string;
  status: StripeStatus;
  createdAt: string;
  price: StripePrice;
  itemId: string;
  periodStart: string;
  periodEnd: string;
  /** When it will end, by the flag of the period's end or by a date. */
  cancelAt: string | null;
  /** When its end was requested. */
  cancelledAt: string | null;
  endedAt: string | null;
  /** Why it ended: `cancellation_requested`, `payment_disputed` or `payment_failed`. */
  endReason: string | null;
  schedule: { id: string; madeAt: string; next: { price: StripePrice; at: string } | null } | null;
  card: StripeCard | null;
  latestInvoiceId: string | null;
  /** Whether a change of price waits for its latest invoice to be paid. */
  hasPendingUpdate: boolean;
};

/** An attempted payment. */
export type StripeCharge = {
  id: string;
  at: string;
  amount: number;
  currency: string;
  status: "paid" | "failed" | "pending" | "refunded" | "partially_refunded" | "disputed";
  /** The refunded amount. */
  refunded: number;
  receiptUrl: string | null;
};

/** The data of one customer that decides the practice's plan. */
export type CustomerFacts = {
  customerId: string;
  isDeleted: boolean;
  email: string | null;
  card: StripeCard | null;
  /** All except those that ended long ago, the earliest first. */
  subscriptions: StripeSubscription[];
  /** Unpaid invoices, the earliest first. */
  owed: StripeInvoice[];
  /** The latest payments, the latest first. */
  charges: StripeCharge[];
};
