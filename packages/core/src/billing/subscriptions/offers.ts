import { PlanConfigs } from "../plan-configs";
import { Plans } from "../plans";
import { pricingIn } from "../plans/config.rules";
import type { PlanId } from "../plans/plan.schema";
import { PLAN_IDS } from "../plans/plan-id.rules";
import type { PlanOf } from "./contract.rules";

/** How a price names its plan; of one whose metadata say nothing, the configurations know. */
export async function planReader(): Promise<PlanOf> {
  const configs = await Plans.catalogue();
  const known = new Map<string, PlanId>();
  for (const config of configs) {
    const { stripePriceId } = pricingIn(config, Plans.environment());
    if (stripePriceId) known.set(stripePriceId, config.planId);
  }
  return ({ id, planId }) => known.get(id) ?? PLAN_IDS.find((one) => one === planId) ?? null;
}

/** The price by which Stripe charges a plan. Throws `plan.not_found` for one that nobody can buy. */
export async function priceIdOf(planId: PlanId): Promise<string> {
  const { pricing } = await PlanConfigs.priceOf(planId);
  if (!pricing.stripePriceId) throw new Error(`no price of ${planId} at Stripe`);
  return pricing.stripePriceId;
}
