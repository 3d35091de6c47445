import type { StripeCharge, StripePrice } from "../../kernel/ports/stripe-facts.rules";
import type { Subscription } from "../plans/plan.schema";
import type { BILLING_PERIODS } from "../plans/plan-id.rules";
import { type Contract, isLive } from "./contract.rules";
import type { CurrentSubscription, Payment } from "./subscription.schema";

/** A contract as stored, and the plan as answered. */
export type Settled = { contract: Contract; subscription: Subscription };

const PERIODS: Record<StripePrice["interval"], (typeof BILLING_PERIODS)[number]> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  year: "yearly",
};

/** A contract as it is answered, with the plan in force. */
export function shown({ contract, subscription }: Settled): CurrentSubscription {
  const { card, checkout, grant, history, accepted, checkedAt, customerId } = contract;
  const [owed] = contract.owed;
  const terms = accepted.at(-1);
  return {
    ...subscription,
    ...pricesOf(contract, subscription),
    card,
    owed: owed
      ? {
          ...{ amount: owed.amount, currency: owed.currency, url: owed.url },
          ...{ attempts: owed.attempts, nextAttemptAt: owed.nextAttemptAt },
        }
      : null,
    checkout:
      checkout?.url && checkout.expiresAt
        ? { planId: checkout.planId, url: checkout.url, expiresAt: checkout.expiresAt }
        : null,
    isCustomer: customerId !== null,
    granted: grant && { planId: grant.planId, at: grant.at },
    history: [...history].reverse(),
    acceptedTerms: terms ?? null,
    checkedAt,
  };
}

function pricesOf({ subscription: held, pending }: Contract, { pendingChange }: Subscription) {
  if (!held || !isLive(held)) return { price: null, nextCharge: null };
  const { amount, currency, interval } = held.price;
  const price = { amount, currency, billingPeriod: PERIODS[interval] };
  if (pending?.planId === "free" || held.cancelAt) return { price, nextCharge: null };
  const next = pendingChange && held.schedule?.next ? held.schedule.next.price : held.price;
  const nextCharge = { at: held.periodEnd, amount: next.amount, currency: next.currency };
  return { price, nextCharge };
}

/** A payment as it is answered. */
export const toPayment = ({ id, at, ...charge }: StripeCharge): Payment => ({
  _id: id,
  date: at,
  ...charge,
});
