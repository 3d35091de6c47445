/** What Foja reads of Stripe's answers: instants as UTC ISO, money in whole units of its currency. */
export type StripeStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "paused";

/** A product: one of each plan. */
export type StripeProduct = { id: string; name: string; active: boolean; livemode: boolean };

/** A price on offer, as Stripe has it: the amount in cents. */
export type OfferedPrice = {
  id: string;
  lookupKey: string | null;
  unitAmount: number | null;
  currency: string;
  interval: string | null;
  intervalCount: number | null;
};

/** A price. `planId` is what its metadata says, as it stands there. */
export type StripePrice = {
  id: string;
  planId: string | null;
  amount: number;
  currency: string;
  interval: "day" | "week" | "month" | "year";
};

export type StripeCard = { brand: string; last4: string; expMonth: number; expYear: number };

/** An invoice; `url` is Stripe's own page, on which it can be paid. */
export type StripeInvoice = {
  id: string;
  subscriptionId: string | null;
  status: string;
  amount: number;
  currency: string;
  url: string | null;
  /** How often Stripe tried to collect it. */
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
  /** When it will end: whether by the flag of the period's end or by a date. */
  cancelAt: string | null;
  /** When its end was asked for. */
  cancelledAt: string | null;
  endedAt: string | null;
  /** Why it ended: `cancellation_requested`, `payment_disputed` or `payment_failed`. */
  endReason: string | null;
  schedule: { id: string; madeAt: string; next: { price: StripePrice; at: string } | null } | null;
  card: StripeCard | null;
  latestInvoiceId: string | null;
  /** Whether a change of price waits for the payment of its latest invoice. */
  hasPendingUpdate: boolean;
};

/** A payment that was tried. */
export type StripeCharge = {
  id: string;
  at: string;
  amount: number;
  currency: string;
  status: "paid" | "failed" | "pending" | "refunded" | "partially_refunded" | "disputed";
  /** How much of it went back. */
  refunded: number;
  receiptUrl: string | null;
};

/** Everything of one customer that decides what their practice is on. */
export type CustomerFacts = {
  customerId: string;
  isDeleted: boolean;
  email: string | null;
  card: StripeCard | null;
  /** All that were not over long ago, the earliest first. */
  subscriptions: StripeSubscription[];
  /** Invoices that wait for their payment, the earliest first. */
  owed: StripeInvoice[];
  /** The latest payments, the latest first. */
  charges: StripeCharge[];
};
