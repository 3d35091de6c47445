import type {
  CustomerFacts,
  StripeCard,
  StripeCharge,
  StripeInvoice,
  StripePrice,
  StripeSubscription,
} from "../../kernel/ports/stripe-facts.rules";
import type { Limits, PlanId, Standing } from "../plans/plan.schema";
import { PLAN_IDS } from "../plans/plan-id.rules";
import type { HistoryEntry } from "./subscription.schema";

/** A scheduled plan: since when it is decided, and when it starts. */
export type Pending = { planId: PlanId; changeAt: string; since: string };

/** The unpaid invoices, the earliest first. */
export type Owed = Pick<
  StripeInvoice,
  "id" | "amount" | "currency" | "url" | "attempts" | "nextAttemptAt" | "createdAt"
>;

/** A requested checkout; without a session until Stripe answers. */
export type Checkout = {
  /** Part of the idempotency key with which Stripe creates it once. */
  attempt: number;
  planId: PlanId;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  sessionId: string | null;
  url: string | null;
  expiresAt: string | null;
};

/** The terms that somebody accepted before paying for a plan. */
export type Accepted = { planId: PlanId; at: string; versions: Record<string, string> };

/** A plan granted by an administrator. */
export type Grant = { planId: PlanId; at: string; by: string };

/** The state of a practice at Stripe, as last read there, and Foja's own data on it. */
export type Contract = {
  ownerId: string;
  customerId: string | null;
  /** How many earlier customers were deleted at Stripe: part of the next one's idempotency key. */
  customersBefore: number;
  email: string | null;
  /** The subscription that decides the plan, or the last one. */
  subscription: StripeSubscription | null;
  /** The plan of its price; for an unknown price, the plan that the practice had. */
  paidPlan: PlanId | null;
  pending: Pending | null;
  owed: Owed[];
  card: StripeCard | null;
  payments: StripeCharge[];
  checkout: Checkout | null;
  checkouts: number;
  offer: { planId: PlanId; prorationDate: number; at: string } | null;
  accepted: Accepted[];
  grant: Grant | null;
  /** The plan last found to be in force. */
  plan: PlanId;
  history: HistoryEntry[];
  /** The causes already notified. */
  told: string[];
  checkedAt: string | null;
};

export const newContract = (ownerId: string, plan: PlanId): Contract => ({
  ...{ ownerId, plan, customerId: null, customersBefore: 0, email: null },
  ...{ subscription: null, paidPlan: null, pending: null, owed: [], card: null, payments: [] },
  ...{ checkout: null, checkouts: 0, offer: null, accepted: [], grant: null },
  ...{ history: [], told: [], checkedAt: null },
});

/** A problem at Stripe that a person of ours has to check. */
export type Alarm = { kind: "unknown-price" | "two-subscriptions" | "dispute"; id: string };

/** The plan of a price; null for one that Foja does not know. */
export type PlanOf = (price: Pick<StripePrice, "id" | "planId">) => PlanId | null;

const LIVE: StripeSubscription["status"][] = ["active", "trialing", "past_due"];
/** The statuses in which a practice cannot buy another subscription. */
const BLOCKING: StripeSubscription["status"][] = [...LIVE, "unpaid", "incomplete", "paused"];

export const isLive = ({ status }: Pick<StripeSubscription, "status">) => LIVE.includes(status);
export const isBlocking = ({ status }: Pick<StripeSubscription, "status">) =>
  BLOCKING.includes(status);

/**
 * The live subscriptions, the one to keep first: paid before unpaid, then the earlier. Stripe's
 * instants are whole seconds: of two in the same second, the one that it lists first is the
 * earlier.
 */
export function liveOf({ subscriptions }: Pick<CustomerFacts, "subscriptions">) {
  const rank = ({ status, createdAt }: StripeSubscription) =>
    `${status === "past_due" ? 1 : 0} ${createdAt}`;
  return subscriptions.filter(isLive).sort((a, b) => rank(a).localeCompare(rank(b)));
}

/**
 * The subscription that decides: a live one, else the latest that may become live, else the latest.
 */
function counting(facts: CustomerFacts): StripeSubscription | null {
  const [live] = liveOf(facts);
  const latest = facts.subscriptions
    .toReversed()
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return live ?? latest.find(isBlocking) ?? latest[0] ?? null;
}

/** The contract updated with the facts read from Stripe, and the problems to check. */
export function absorbed(before: Contract, facts: CustomerFacts, planOf: PlanOf, nowIso: string) {
  const subscription = counting(facts);
  const own = subscription && planOf(subscription.price);
  const paidPlan = subscription ? (own ?? before.paidPlan ?? before.plan) : null;
  const { pending, unknown } = pendingOf(subscription, paidPlan, planOf);
  const next: Contract = {
    ...before,
    email: facts.email ?? before.email,
    ...{ subscription, paidPlan, pending },
    owed: owedBy(facts, subscription),
    card: subscription?.card ?? facts.card,
    payments: facts.charges,
    checkedAt: nowIso,
  };
  const strange =
    subscription && isBlocking(subscription) && !own ? subscription.price.id : unknown;
  return { next, alarms: alarmsOf(before, facts, strange) };
}

function alarmsOf(before: Contract, facts: CustomerFacts, strangePrice: string | null): Alarm[] {
  const [, ...doubles] = liveOf(facts);
  const disputed = facts.charges.filter(
    ({ id, status }) => status === "disputed" && !before.told.includes(`disputed:${id}`),
  );
  return [
    ...(strangePrice ? [{ kind: "unknown-price" as const, id: strangePrice }] : []),
    ...doubles.map(({ id }) => ({ kind: "two-subscriptions" as const, id })),
    ...disputed.map(({ id }) => ({ kind: "dispute" as const, id })),
  ];
}

function pendingOf(
  subscription: StripeSubscription | null,
  paidPlan: PlanId | null,
  planOf: PlanOf,
): { pending: Pending | null; unknown: string | null } {
  if (!subscription || !paidPlan || !isLive(subscription)) return { pending: null, unknown: null };
  const { cancelAt, cancelledAt, periodStart, schedule } = subscription;
  if (cancelAt !== null) {
    const since = cancelledAt ?? periodStart;
    return { pending: { planId: "free", changeAt: cancelAt, since }, unknown: null };
  }
  if (!schedule?.next) return { pending: null, unknown: null };
  const planId = planOf(schedule.next.price);
  if (!planId) return { pending: null, unknown: schedule.next.price.id };
  const pending = { planId, changeAt: schedule.next.at, since: schedule.madeAt };
  return { pending: planId === paidPlan ? null : pending, unknown: null };
}

function owedBy({ owed }: CustomerFacts, subscription: StripeSubscription | null): Owed[] {
  if (!subscription || !isBlocking(subscription)) return [];
  return owed
    .filter(({ subscriptionId }) => subscriptionId === subscription.id)
    .map(({ subscriptionId: _, status: __, ...one }) => one);
}

/** For how many days Stripe tries to collect, according to the account's settings. */
const RETRIES_DAYS = 15;
const DAY_MS = 24 * 3600_000;

const isAtLeast = (plan: PlanId, other: PlanId) =>
  PLAN_IDS.indexOf(plan) >= PLAN_IDS.indexOf(other);

/** The larger of the paid and the granted plan. */
const larger = (plan: PlanId, grant: Grant | null): PlanId =>
  grant && isAtLeast(grant.planId, plan) ? grant.planId : plan;

/** The plan of a practice at an instant, its next plan, and the state of its payments. */
export type Verdict = {
  plan: PlanId;
  next: { planId: PlanId; at: string } | null;
  standing: Standing;
};

/**
 * The plan in force and the next one. A change whose instant has passed is in force, even if Stripe
 * has not applied it yet.
 */
export function verdictOf(contract: Contract, nowIso: string): Verdict {
  const { subscription, paidPlan, pending, grant } = contract;
  const live = subscription !== null && isLive(subscription);
  const isDue = pending !== null && pending.changeAt <= nowIso;
  const paid = live && paidPlan ? paidPlan : "free";
  const plan = larger(isDue ? pending.planId : paid, grant);
  const planId = pending && !isDue ? larger(pending.planId, grant) : plan;
  const next = pending && planId !== plan ? { planId, at: pending.changeAt } : null;
  return { plan, next, standing: standingOf(contract, live) };
}

function standingOf({ subscription, owed }: Contract, live: boolean): Standing {
  const nothing = { currentPeriodEnd: null, cancelAtPeriodEnd: false, grace: null };
  if (!subscription) return { status: "active", ...nothing };
  const { status, periodEnd, cancelAt } = subscription;
  if (!live) {
    const waits = status === "unpaid" || status === "incomplete";
    return { status: waits ? status : "active", ...nothing };
  }
  return {
    status: status === "past_due" ? "past_due" : "active",
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: cancelAt !== null,
    grace: status === "past_due" ? graceOf(owed) : null,
  };
}

/** The grace period, from the first failure: later tries do not restart it. */
function graceOf(owed: Owed[]): Standing["grace"] {
  const first = owed.find(({ attempts }) => attempts > 0) ?? owed[0];
  if (!first) return null;
  const until = new Date(Date.parse(first.createdAt) + RETRIES_DAYS * DAY_MS).toISOString();
  return { since: first.createdAt, until };
}

/** The kinds of customers counted for administrators. */
export type Kind = "active" | "canceled" | "none";

export function kindOf({ customerId, subscription }: Contract): Kind | null {
  if (customerId === null) return null;
  if (!subscription) return "none";
  if (isLive(subscription)) return "active";
  return subscription.status === "canceled" || subscription.status === "unpaid"
    ? "canceled"
    : "none";
}

/** Whether the paid period ended an hour ago or more and Stripe was not read since. */
export function isOverdue({ subscription, checkedAt }: Contract, nowMs: number): boolean {
  if (!subscription || !isLive(subscription)) return false;
  const ended = Date.parse(subscription.periodEnd) + 3600_000 < nowMs;
  return ended && (!checkedAt || Date.parse(checkedAt) + 600_000 < nowMs);
}

/** Agreed limits: whole numbers for some of the resources. */
export type Granted = Partial<Limits>;
