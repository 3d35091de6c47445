import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import type { Item } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import type { StripeCharge, StripePrice } from "../../kernel/ports/stripe-facts.rules";
import { Plans } from "../plans";
import type { Subscription } from "../plans/plan.schema";
import type { BILLING_PERIODS } from "../plans/plan-id.rules";
import { type Contract, isLive, isOverdue } from "./contract.rules";
import { read, type Settled } from "./contracts";
import { type ContractItem, contractOf } from "./subscription.item";
import type { CurrentSubscription, Payment } from "./subscription.schema";
import { sync } from "./sync";

/** The practice's plan with its payments, debts and scheduled changes. */
export async function current(): Promise<CurrentSubscription> {
  const { contract, usage } = await read(useOwner());
  if (!isOverdue(contract, now()))
    return shownHere({ contract, subscription: Plans.toSubscription(usage) });
  return shownHere(await refreshed({ contract, subscription: Plans.toSubscription(usage) }));
}

/** The acting practice's contract as the actor may see it. */
export async function shownHere(settled: Settled): Promise<CurrentSubscription> {
  const subscription = await Plans.seen(useOwner(), settled.subscription);
  return shown({ ...settled, subscription });
}

/** The contract read again from Stripe; the known one where Stripe does not answer. */
async function refreshed(known: Settled): Promise<Settled> {
  try {
    return await sync(useOwner());
  } catch (error) {
    if (error instanceof AppError && error.kind === "unavailable") return known;
    throw error;
  }
}

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

/** The practice's latest payments, the latest first. */
export async function payments(): Promise<Payment[]> {
  const { contract } = await read(useOwner());
  return contract.payments.map(toPayment);
}

/** The plan of a practice, its payments and its Stripe customer, as answered at sign-in. */
export async function accountOf(ownerId: string) {
  const { item, usage } = await read(ownerId);
  return accountFrom(item, Plans.toSubscription(usage));
}

/** Like `accountOf`, by a contract's item already read. */
export function accountFrom(item: Item | undefined, subscription: Subscription) {
  const contract = item && contractOf(item as ContractItem);
  return {
    subscription,
    paymentHistory: contract?.payments.map(toPayment) ?? [],
    customer: contract?.customerId ? { _id: contract.customerId, email: contract.email } : null,
  };
}
