import * as z from "zod";
import { BILLING_PERIODS, FEATURES, PLAN_IDS } from "./plan-id.rules";

export const LIMITED_RESOURCES = [
  "folders",
  "calculators",
  "contacts",
  "storage",
  "members",
] as const;

export const planId = z.enum(PLAN_IDS, { error: "Plan: tiene que ser free, standard o premium" });
export const feature = z.enum(FEATURES);

/** The limits of a practice: counts, and bytes for `storage`. */
export const limits = z.record(z.enum(LIMITED_RESOURCES), z.number().int().nonnegative());

/** The price of a plan: an amount with two decimals per period, and its Stripe price id. */
export const pricing = z.object({
  basePrice: z.number().nonnegative(),
  currency: z.string(),
  billingPeriod: z.enum(BILLING_PERIODS),
  stripePriceId: z.string().nullable(),
});

/** The environments with their own prices: `production` is Stripe's live mode. */
export const ENVIRONMENTS = ["development", "production"] as const;

/** The resources a plan may describe: the limited ones, and one explained by a text of its own. */
export const RESOURCE_NAMES = [...LIMITED_RESOURCES, "other"] as const;

/** A plan as administrators edit it and everybody reads it. */
export const planConfig = z.object({
  _id: z.string(),
  planId,
  displayName: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  pricingInfo: pricing,
  /** The differences in one environment. */
  environments: z.object({
    development: pricing.partial().optional(),
    production: pricing.partial().optional(),
  }),
  /** Bytes for `storage`. */
  resourceLimits: z.array(
    z.object({ name: z.enum(RESOURCE_NAMES), limit: z.number().int().nonnegative() }),
  ),
  features: z.array(
    z.object({ key: feature.optional(), description: z.string(), enabled: z.boolean() }),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** A plan in its public form: `pricingInfo` is the one of this environment. */
export const publicPlan = planConfig.omit({ environments: true, version: true });

/** Stripe's words for a subscription's status; a practice that never paid is `active`. */
export const SUBSCRIPTION_STATUSES = ["active", "past_due", "unpaid", "incomplete"] as const;

/** The state of a practice's payments, as its usage item stores it: see `Plans.settle`. */
export const standing = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** End of the paid period, UTC ISO; null if nothing is paid. */
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Since when a payment fails, and until when the plan is kept. */
  grace: z.object({ since: z.string(), until: z.string() }).nullable(),
});

/** The plan of a practice, as it is answered with the user: the one in force now. */
export const subscription = standing.extend({
  plan: planId,
  displayName: z.string(),
  /** The next plan and when it starts. */
  pendingChange: z.object({ planId, changeAt: z.string() }).nullable(),
  features: z.array(feature),
  limits,
  usage: limits,
});

export type Environment = (typeof ENVIRONMENTS)[number];
export type PlanId = (typeof PLAN_IDS)[number];
export type Feature = (typeof FEATURES)[number];
export type Resource = (typeof LIMITED_RESOURCES)[number];
export type Limits = z.output<typeof limits>;
export type Pricing = z.output<typeof pricing>;
export type PlanConfig = z.output<typeof planConfig>;
export type PublicPlan = z.output<typeof publicPlan>;
export type Standing = z.output<typeof standing>;
export type Subscription = z.output<typeof subscription>;

/** The terms of a plan for a practice: copied to its usage item. */
export type PlanTerms = {
  planId: PlanId;
  displayName: string;
  features: Feature[];
  limits: Limits;
  /** The version of the configuration they were taken from; 0 for the shipped one. */
  version: number;
};
