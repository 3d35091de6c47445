import { type Contract, newContract } from "@foja/core/billing/subscriptions/contract.rules";
import type {
  CustomerFacts,
  StripeCharge,
  StripeInvoice,
  StripePrice,
  StripeStatus,
  StripeSubscription,
} from "@foja/core/kernel/ports/stripe-facts.rules";

/** The end of the paid period of `subscriptionOf`. */
export const PERIOD_END = "2027-01-01T00:00:00.000Z";

export const priceOf = (id: string, amount = 10): StripePrice => ({
  ...{ id, planId: null, amount, currency: "USD", interval: "month" },
});

/** A subscription of the month of December 2026. */
export const subscriptionOf = (
  status: StripeStatus,
  more: Partial<StripeSubscription> = {},
): StripeSubscription => ({
  ...{ id: "sub_1", status, createdAt: "2026-12-01T00:00:00.000Z", itemId: "si_1" },
  ...{ price: priceOf("price_1"), periodStart: "2026-12-01T00:00:00.000Z" },
  ...{ periodEnd: PERIOD_END, cancelAt: null, cancelledAt: null, endedAt: null },
  ...{ endReason: null, schedule: null, card: null, latestInvoiceId: null },
  ...{ hasPendingUpdate: false, ...more },
});

/** An unpaid invoice of `subscriptionOf`. */
export const invoiceOf = (more: Partial<StripeInvoice> = {}): StripeInvoice => ({
  ...{ id: "in_1", subscriptionId: "sub_1", status: "open", amount: 10, currency: "USD" },
  ...{ url: "https://stripe.test/in_1", attempts: 1, nextAttemptAt: null },
  ...{ createdAt: "2026-12-01T00:00:00.000Z", ...more },
});

/** A payment that succeeded. */
export const chargeOf = (more: Partial<StripeCharge> = {}): StripeCharge => ({
  ...{ id: "ch_1", at: "2026-12-01T00:00:00.000Z", amount: 10, currency: "USD" },
  ...{ status: "paid", refunded: 0, receiptUrl: null, ...more },
});

/** A customer of whom Stripe says nothing else. */
export const factsOf = (more: Partial<CustomerFacts> = {}): CustomerFacts => ({
  ...{ customerId: "cus_1", isDeleted: false, email: null, card: null },
  ...{ subscriptions: [], owed: [], charges: [], ...more },
});

export const contractWith = (more: Partial<Contract> = {}): Contract => ({
  ...newContract("u1", "free"),
  customerId: "cus_1",
  ...more,
});
