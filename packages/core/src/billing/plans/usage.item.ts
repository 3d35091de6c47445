import { type Item, ownerPartition, type Stored } from "../../kernel/dynamo";
import { PLANS } from "./plan.rules";
import type { Limits, PlanId, PlanTerms, Resource, Standing } from "./plan.schema";

/**
 * What a practice holds and what its plan allows, side by side in one item, so that one condition
 * compares them in the very transaction that adds a record.
 */
export type Usage = {
  terms: PlanTerms;
  used: Limits;
  /** Limits agreed apart, which count in place of the plan's. */
  granted: Partial<Limits>;
  /** What the practice is on from an instant on, UTC ISO. */
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
    /** Absent in items of before plans were data. */
    terms?: Omit<PlanTerms, "planId" | "limits">;
    granted?: Partial<Limits>;
    /** Absent, never null: conditions ask whether it is there. */
    next?: Terms & { at: string };
    standing?: Standing;
  }
>;

export const usageKey = (ownerId: string) => ({ pk: ownerPartition(ownerId), sk: "USAGE" });

/** The limits of a plan, with those agreed apart in their place. */
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

/** A practice that nobody was ever let into is its own person. */
const ALONE = 1;

/** The limits that an item holds; of people, those of the plan as shipped in items of before teams. */
const withMembers = (plan: PlanId, limits: Limits): Limits => ({
  ...limits,
  members: limits.members ?? PLANS[plan].limits.members,
});

export function fromItem(item: Item): Usage {
  const { plan, folders, calculators, contacts, storage, ...rest } = item as UsageItem;
  const { next, members = ALONE } = rest;
  const limits = withMembers(plan, rest.limits);
  return {
    terms: { ...PLANS[plan], ...rest.terms, planId: plan, limits },
    used: { folders, calculators, contacts, storage, members },
    granted: rest.granted ?? {},
    next: next ? { ...next, limits: withMembers(next.planId, next.limits) } : null,
    standing: rest.standing ?? NOTHING_PAID,
  };
}

/** What counts at an instant: from `next.at` on, the plan to come. */
export const effective = ({ terms, next }: Usage, atIso: string): PlanTerms =>
  next && next.at <= atIso ? next : terms;

/** The condition that one more of a resource fits at `:now`, whichever plan counts then. */
export const fitsOneMore = (resource: Resource): string =>
  `((attribute_not_exists(#next) OR #next.#at > :now) AND #${resource} < #limits.#${resource}` +
  ` OR #next.#at <= :now AND #${resource} < #next.#limits.#${resource})`;

/** The names that `fitsOneMore` and the limits' conditions use. */
export const LIMIT_NAMES = { "#next": "next", "#at": "at", "#limits": "limits" };
