import { FEATURE_TITLES, PLANS } from "./plan.rules";
import type {
  Environment,
  Feature,
  Limits,
  PlanConfig,
  PlanId,
  PlanTerms,
  Pricing,
  PublicPlan,
  Resource,
} from "./plan.schema";
import { FEATURES, PLAN_IDS } from "./plan-id.rules";

const SHIPPED_AT = "2026-11-22T00:00:00.000Z";

/** The prices of the shipped plans: a month in production, a day anywhere else, in US dollars. */
const SHIPPED_PRICES: Record<PlanId, { monthly: number; daily: number }> = {
  free: { monthly: 0, daily: 0 },
  standard: { monthly: 12, daily: 1.99 },
  premium: { monthly: 29, daily: 4.99 },
};

/** The shipped configurations, valid until they are edited. */
export const SHIPPED: PlanConfig[] = PLAN_IDS.map((planId) => {
  const { displayName, limits, features } = PLANS[planId];
  const { monthly, daily } = SHIPPED_PRICES[planId];
  const price = { currency: "USD", stripePriceId: null };
  return {
    _id: `plan_${planId}`,
    planId,
    displayName,
    isActive: true,
    isDefault: planId === "free",
    pricingInfo: { ...price, basePrice: monthly, billingPeriod: "monthly" },
    environments: { development: { ...price, basePrice: daily, billingPeriod: "daily" } },
    resourceLimits: (Object.keys(limits) as Resource[]).map((name) => ({
      name,
      limit: limits[name],
    })),
    features: FEATURES.map((key) => ({
      ...{ key, description: FEATURE_TITLES[key], enabled: features.includes(key) },
    })),
    createdAt: SHIPPED_AT,
    updatedAt: SHIPPED_AT,
    version: 0,
  };
});

/** The price of a plan in an environment: the fields set there, else the plan's. */
export const pricingIn = (
  { pricingInfo, environments }: Pick<PlanConfig, "pricingInfo" | "environments">,
  environment: Environment,
): Pricing => ({ ...pricingInfo, ...environments[environment] });

/** The enforced limits of a configuration. A resource it does not name has limit 0. */
export function limitsIn({ resourceLimits }: Pick<PlanConfig, "resourceLimits">): Limits {
  const limits = { folders: 0, calculators: 0, contacts: 0, storage: 0, members: 0 };
  for (const { name, limit } of resourceLimits) if (name !== "other") limits[name] = limit;
  return limits;
}

/** The enabled features of a configuration, in the order of `FEATURES`. */
export const featuresIn = ({ features }: Pick<PlanConfig, "features">): Feature[] =>
  FEATURES.filter((key) => features.some((one) => one.key === key && one.enabled));

/** The terms of a plan according to its configuration. */
export const termsIn = (config: PlanConfig): PlanTerms => ({
  planId: config.planId,
  displayName: config.displayName,
  features: featuresIn(config),
  limits: limitsIn(config),
  version: config.version,
});

/** A configuration in its public form. */
export const publicIn = (
  { environments, version, ...config }: PlanConfig,
  environment: Environment,
): PublicPlan => ({
  ...config,
  pricingInfo: pricingIn({ pricingInfo: config.pricingInfo, environments }, environment),
});

/** The active plans that have a feature, smallest first. */
export const plansWith = (feature: Feature, configs: PlanConfig[]): PlanId[] =>
  configs
    .filter((one) => one.isActive && featuresIn(one).includes(feature))
    .map(({ planId }) => planId);
