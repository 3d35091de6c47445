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

/** A plan to come: since when that is settled, and when it comes. */
export type Pending = { planId: PlanId; changeAt: string; since: string };

/** What was charged and did not come in, the earliest first. */
export type Owed = Pick<
  StripeInvoice,
  "id" | "amount" | "currency" | "url" | "attempts" | "nextAttemptAt" | "createdAt"
>;

/** A checkout that was asked for; without a session until Stripe has answered. */
export type Checkout = {
  /** Part of the key under which Stripe makes it once. */
  attempt: number;
  planId: PlanId;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  sessionId: string | null;
  url: string | null;
  expiresAt: string | null;
};

/** Which terms somebody accepted before paying for a plan. */
export type Accepted = { planId: PlanId; at: string; versions: Record<string, string> };

/** A plan that an administrator gave. */
export type Grant = { planId: PlanId; at: string; by: string };

/** What a practice has with Stripe, as it was last read there, and what Foja itself knows of it. */
export type Contract = {
  ownerId: string;
  customerId: string | null;
  /** How many customers it had before that were deleted at Stripe: part of the key of the next one. */
  customersBefore: number;
  email: string | null;
  /** The subscription that counts, or the last one. */
  subscription: StripeSubscription | null;
  /** The plan that its price is for; of an unknown price, the plan that the practice had. */
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
  /** The plan that was last seen to be in force. */
  plan: PlanId;
  history: HistoryEntry[];
  /** The causes of the notices that were sent. */
  told: string[];
  checkedAt: string | null;
};

export const newContract = (ownerId: string, plan: PlanId): Contract => ({
  ...{ ownerId, plan, customerId: null, customersBefore: 0, email: null },
  ...{ subscription: null, paidPlan: null, pending: null, owed: [], card: null, payments: [] },
  ...{ checkout: null, checkouts: 0, offer: null, accepted: [], grant: null },
  ...{ history: [], told: [], checkedAt: null },
});

/** Something at Stripe that a person of ours has to look at. */
export type Alarm = { kind: "unknown-price" | "two-subscriptions" | "dispute"; id: string };

/** Which plan a price is for; null for one that Foja does not know. */
export type PlanOf = (price: Pick<StripePrice, "id" | "planId">) => PlanId | null;

const LIVE: StripeSubscription["status"][] = ["active", "trialing", "past_due"];
/** The statuses that keep a practice from buying a second subscription. */
const BLOCKING: StripeSubscription["status"][] = [...LIVE, "unpaid", "incomplete", "paused"];

export const isLive = ({ status }: Pick<StripeSubscription, "status">) => LIVE.includes(status);
export const isBlocking = ({ status }: Pick<StripeSubscription, "status">) =>
  BLOCKING.includes(status);

/**
 * The live subscriptions, the one to keep first: paid before unpaid, then the earlier. Stripe's moments
 * are whole seconds: of two in the same second, the earlier is the one that it lists first.
 */
export function liveOf({ subscriptions }: Pick<CustomerFacts, "subscriptions">) {
  const rank = ({ status, createdAt }: StripeSubscription) =>
    `${status === "past_due" ? 1 : 0} ${createdAt}`;
  return subscriptions.filter(isLive).sort((a, b) => rank(a).localeCompare(rank(b)));
}

/** The subscription that decides: a live one, else the latest that may become live, else the latest. */
function counting(facts: CustomerFacts): StripeSubscription | null {
  const [live] = liveOf(facts);
  const latest = [...facts.subscriptions].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return live ?? latest.find(isBlocking) ?? latest[0] ?? null;
}

/** What a practice has with Stripe as it is read there now, and what somebody has to look at. */
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

/** How long Stripe goes on trying to collect, as the account is set up. */
const RETRIES_DAYS = 15;
const DAY_MS = 24 * 3600_000;

const isAtLeast = (plan: PlanId, other: PlanId) =>
  PLAN_IDS.indexOf(plan) >= PLAN_IDS.indexOf(other);

/** The larger of what is paid and what was given. */
const larger = (plan: PlanId, grant: Grant | null): PlanId =>
  grant && isAtLeast(grant.planId, plan) ? grant.planId : plan;

/** What a practice is on at an instant, what comes next, and what it pays. */
export type Verdict = {
  plan: PlanId;
  next: { planId: PlanId; at: string } | null;
  standing: Standing;
};

/**
 * The plan in force and the one to come. A change whose moment has passed is in force, whether Stripe
 * has done its part or not.
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

/** Counted from the first failure: each further try would begin it anew. */
function graceOf(owed: Owed[]): Standing["grace"] {
  const first = owed.find(({ attempts }) => attempts > 0) ?? owed[0];
  if (!first) return null;
  const until = new Date(Date.parse(first.createdAt) + RETRIES_DAYS * DAY_MS).toISOString();
  return { since: first.createdAt, until };
}

/** The kinds of customers that administrators count. */
export type Kind = "active" | "canceled" | "none";

export function kindOf({ customerId, subscription }: Contract): Kind | null {
  if (customerId === null) return null;
  if (!subscription) return "none";
  if (isLive(subscription)) return "active";
  return subscription.status === "canceled" || subscription.status === "unpaid"
    ? "canceled"
    : "none";
}

/** Whether the period that is paid ended a while ago and nobody read Stripe since. */
export function isOverdue({ subscription, checkedAt }: Contract, nowMs: number): boolean {
  if (!subscription || !isLive(subscription)) return false;
  const ended = Date.parse(subscription.periodEnd) + 3600_000 < nowMs;
  return ended && (!checkedAt || Date.parse(checkedAt) + 600_000 < nowMs);
}

/** Limits agreed apart: whole numbers for some of the resources. */
export type Granted = Partial<Limits>;
