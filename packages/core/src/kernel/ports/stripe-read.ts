import type { Stripe } from "stripe";

import type {
  CustomerFacts,
  StripeCard,
  StripeCharge,
  StripeInvoice,
  StripePrice,
  StripeSubscription,
} from "./stripe-facts.rules";
import { asking, connected } from "./stripe-fault";

/** The most subscriptions and payments of a customer that are read: the latest. */
const MOST = 100;
const MOST_CHARGES = 24;

/** Reads a customer's current state from Stripe. Throws `billing.unreachable`. */
export const readCustomer = (customerId: string): Promise<CustomerFacts> =>
  asking(async () => {
    const client = await connected();
    const found = await client.customers.retrieve(customerId, {
      expand: ["invoice_settings.default_payment_method"],
    });
    if (found.deleted) return nobody(customerId);
    const [subscriptions, owed, charges] = await Promise.all([
      client.subscriptions.list({
        customer: customerId,
        status: "all",
        limit: MOST,
        expand: ["data.schedule", "data.default_payment_method"],
      }),
      client.invoices.list({ customer: customerId, status: "open", limit: MOST }),
      client.charges.list({ customer: customerId, limit: MOST_CHARGES }),
    ]);
    return {
      customerId,
      isDeleted: false,
      email: found.email,
      card: cardOf(found.invoice_settings.default_payment_method),
      subscriptions: await Promise.all(
        subscriptions.data.map((one) => subscriptionOf(client, one)).reverse(),
      ),
      owed: owed.data.map(invoiceOf).reverse(),
      charges: charges.data.map(chargeOf),
    };
  });

const nobody = (customerId: string): CustomerFacts => ({
  ...{ customerId, isDeleted: true, email: null, card: null },
  ...{ subscriptions: [], owed: [], charges: [] },
});

async function subscriptionOf(
  client: Stripe,
  one: Stripe.Subscription,
): Promise<StripeSubscription> {
  const [item] = one.items.data;
  if (!item) throw new Error(`the subscription ${one.id} has no item`);
  const atEnd = one.cancel_at_period_end ? item.current_period_end : null;
  return {
    id: one.id,
    status: one.status as StripeSubscription["status"],
    createdAt: iso(one.created),
    price: priceOf(item.price),
    itemId: item.id,
    periodStart: iso(item.current_period_start),
    periodEnd: iso(item.current_period_end),
    cancelAt: isoOrNull(one.cancel_at ?? atEnd),
    cancelledAt: isoOrNull(one.canceled_at),
    endedAt: isoOrNull(one.ended_at),
    endReason: one.cancellation_details?.reason ?? null,
    schedule: await scheduleOf(client, one.schedule),
    card: cardOf(one.default_payment_method),
    latestInvoiceId: idOf(one.latest_invoice),
    hasPendingUpdate: one.pending_update !== null,
  };
}

async function scheduleOf(
  client: Stripe,
  schedule: Stripe.Subscription["schedule"],
): Promise<StripeSubscription["schedule"]> {
  if (!schedule || typeof schedule === "string") return null;
  const now = schedule.current_phase;
  const next = now && schedule.phases.find(({ start_date }) => start_date >= now.end_date);
  const [item] = next?.items ?? [];
  const facts = { id: schedule.id, madeAt: iso(schedule.created) };
  if (!next || !item) return { ...facts, next: null };
  // A phase has only the id of its price; the price itself says its plan.
  const price = await client.prices.retrieve(idOf(item.price) ?? "");
  return { ...facts, next: { price: priceOf(price), at: iso(next.start_date) } };
}

const priceOf = ({
  id,
  metadata,
  unit_amount,
  currency,
  recurring,
}: Stripe.Price): StripePrice => ({
  id,
  planId: metadata.planId ?? null,
  amount: units(unit_amount ?? 0),
  currency: currency.toUpperCase(),
  interval: (recurring?.interval ?? "month") as StripePrice["interval"],
});

/** An invoice as Foja reads it. */
export function invoiceOf(invoice: Stripe.Invoice): StripeInvoice {
  return {
    id: invoice.id ?? "",
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription ?? null),
    status: invoice.status ?? "draft",
    amount: units(invoice.amount_due),
    currency: invoice.currency.toUpperCase(),
    url: invoice.hosted_invoice_url ?? null,
    attempts: invoice.attempt_count,
    nextAttemptAt: isoOrNull(invoice.next_payment_attempt),
    createdAt: iso(invoice.created),
  };
}

function chargeOf(charge: Stripe.Charge): StripeCharge {
  return {
    id: charge.id,
    at: iso(charge.created),
    amount: units(charge.amount),
    currency: charge.currency.toUpperCase(),
    status: chargeStatus(charge),
    refunded: units(charge.amount_refunded),
    receiptUrl: charge.receipt_url,
  };
}

function chargeStatus(charge: Stripe.Charge): StripeCharge["status"] {
  if (charge.refunded) return "refunded";
  if (charge.disputed) return "disputed";
  if (charge.amount_refunded > 0) return "partially_refunded";
  if (charge.status === "succeeded") return "paid";
  return charge.status === "pending" ? "pending" : "failed";
}

function cardOf(method: string | Stripe.PaymentMethod | null | undefined): StripeCard | null {
  if (!method || typeof method === "string" || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}

/** An amount in units of the currency: Foja's prices have two decimals. */
export const units = (cents: number): number => cents / 100;

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const isoOrNull = (seconds: number | null): string | null =>
  seconds === null ? null : iso(seconds);

/** The id of an object that Stripe may send expanded or as its id only. */
export const idOf = (given: string | { id?: string } | null | undefined): string | null =>
  typeof given === "string" ? given : (given?.id ?? null);
