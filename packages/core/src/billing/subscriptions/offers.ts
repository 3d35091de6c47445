import { PlanConfigs } from "../plan-configs";
import { Plans } from "../plans";
import { pricingIn } from "../plans/config.rules";
import type { PlanId } from "../plans/plan.schema";
import { PLAN_IDS } from "../plans/plan-id.rules";
import type { PlanOf } from "./contract.rules";

/** Returns the function that finds a price's plan: by the configurations, else by its metadata. */
export async function planReader(): Promise<PlanOf> {
  const configs = await Plans.catalogue();
  const known = new Map<string, PlanId>();
  for (const config of configs) {
    const { stripePriceId } = pricingIn(config, Plans.environment());
    if (stripePriceId) known.set(stripePriceId, config.planId);
  }
  return ({ id, planId }) => known.get(id) ?? PLAN_IDS.find((one) => one === planId) ?? null;
}

/** The Stripe price id of a plan. Throws `plan.not_found` for one that cannot be bought. */
export async function priceIdOf(planId: PlanId): Promise<string> {
  const { pricing } = await PlanConfigs.priceOf(planId);
  if (!pricing.stripePriceId) throw new Error(`no price of ${planId} at Stripe`);
  return pricing.stripePriceId;
}
