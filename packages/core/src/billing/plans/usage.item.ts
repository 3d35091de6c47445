import { type Item, ownerPartition, type Stored } from "../../kernel/dynamo";
import { PLANS } from "./plan.rules";
import type { Limits, PlanId, PlanTerms, Resource, Standing } from "./plan.schema";

/**
 * The usage and the limits of a practice in one item, so that one condition compares them in the
 * same transaction that adds a record.
 */
export type Usage = {
  terms: PlanTerms;
  used: Limits;
  /** Limits agreed with the practice, which replace the plan's. */
  granted: Partial<Limits>;
  /** The plan that starts at an instant, UTC ISO. */
  next: (PlanTerms & { at: string }) | null;
  standing: Standing;
};

export const NOTHING_PAID: Standing = {
  status: "active",
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  grace: null,
};

type Terms = Omit<PlanTerms, "limits"> & { limits: Limits };

export type UsageItem = Stored<
  Limits & {
    plan: PlanId;
    limits: Limits;
    /** Absent in older items. */
    terms?: Omit<PlanTerms, "planId" | "limits">;
    granted?: Partial<Limits>;
    /** Absent, never null: conditions check whether it exists. */
    next?: Terms & { at: string };
    standing?: Standing;
    /** Set while there was never a contract; absent in older items, and from the first one on. */
    uncontracted?: boolean;
  }
>;

/** Whether the practice of this usage may have a contract with Stripe. */
export const mayHaveContract = (usage: Item): boolean => (usage as UsageItem).uncontracted !== true;

export const usageKey = (ownerId: string) => ({ pk: ownerPartition(ownerId), sk: "USAGE" });

/** The limits of a plan, replaced by the agreed ones where there are any. */
export const limitsOf = (limits: Limits, granted: Partial<Limits>): Limits => ({
  ...limits,
  ...granted,
});

export function toItem(ownerId: string, usage: Usage, version: number): UsageItem {
  const { terms, used, granted, next, standing } = usage;
  const { planId: plan, limits, ...rest } = terms;
  return {
    ...usageKey(ownerId),
    type: "usage",
    version,
    plan,
    limits: limitsOf(limits, granted),
    terms: rest,
    granted,
    ...(next && { next: { ...next, limits: limitsOf(next.limits, granted) } }),
    standing,
    ...used,
  };
}

/** A practice without members counts one person: its founder. */
const ALONE = 1;

/** An item's limits; older items have none of members, and get the shipped plan's. */
const withMembers = (plan: PlanId, limits: Limits): Limits => ({
  ...limits,
  members: limits.members ?? PLANS[plan].limits.members,
});

/**
 * Terms as they are in force: those that nobody edited (version 0) have the features that this
 * release ships, so that a new one is at once in every plan that ships with it.
 */
const inForce = <T extends PlanTerms>(terms: T): T =>
  terms.version === 0 ? { ...terms, features: PLANS[terms.planId].features } : terms;

export function fromItem(item: Item): Usage {
  const { plan, folders, calculators, contacts, storage, ...rest } = item as UsageItem;
  const { next, members = ALONE } = rest;
  const limits = withMembers(plan, rest.limits);
  return {
    terms: inForce({ ...PLANS[plan], ...rest.terms, planId: plan, limits }),
    used: { folders, calculators, contacts, storage, members },
    granted: rest.granted ?? {},
    next: next ? inForce({ ...next, limits: withMembers(next.planId, next.limits) }) : null,
    standing: rest.standing ?? NOTHING_PAID,
  };
}

/** The terms in force at an instant: from `next.at` on, the next plan's. */
export const effective = ({ terms, next }: Usage, atIso: string): PlanTerms =>
  next && next.at <= atIso ? next : terms;

/** The condition that one more of a resource fits at `:now`, by the plan then in force. */
export const fitsOneMore = (resource: Resource): string =>
  `((attribute_not_exists(#next) OR #next.#at > :now) AND #${resource} < #limits.#${resource}` +
  ` OR #next.#at <= :now AND #${resource} < #next.#limits.#${resource})`;

/** The names that `fitsOneMore` and the limits' conditions use. */
export const LIMIT_NAMES = { "#next": "next", "#at": "at", "#limits": "limits" };
