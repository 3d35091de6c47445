import { AppError } from "../../kernel/error";
import { Plans } from "../plans";
import { pricingIn } from "../plans/config.rules";
import type { PlanId, Pricing } from "../plans/plan.schema";
import { PLAN_IDS } from "../plans/plan-id.rules";
import type { PlanOf } from "./contract.rules";

/** How a price names its plan; of one whose metadata say nothing, the configurations know. */
export async function planReader(): Promise<PlanOf> {
  const configs = await Plans.catalogue();
  const known = new Map(
    configs.flatMap((config) =>
      [pricingIn(config, Plans.environment()).stripePriceId].flatMap((id) =>
        id ? [[id, config.planId] as const] : [],
      ),
    ),
  );
  return ({ id, planId }) => known.get(id) ?? PLAN_IDS.find((one) => one === planId) ?? null;
}

/** A plan on offer: what it is called and costs, by which price of Stripe's. */
export type Offer = { planId: PlanId; displayName: string; priceId: string } & Pick<
  Pricing,
  "basePrice" | "currency" | "billingPeriod"
>;

/** A plan that can be bought. Throws `plan.not_for_sale` where it cannot. */
export async function offerOf(planId: PlanId): Promise<Offer> {
  const config = (await Plans.catalogue()).find((one) => one.planId === planId);
  if (!config?.isActive) throw notForSale("Ese plan no está a la venta.");
  const { stripePriceId, ...pricing } = pricingIn(config, Plans.environment());
  if (pricing.basePrice === 0) throw notForSale("Ese plan no se paga.");
  if (!stripePriceId) throw notForSale("Ese plan todavía no se puede pagar. Probá más tarde.");
  return { planId, displayName: config.displayName, priceId: stripePriceId, ...pricing };
}

const notForSale = (message: string) => new AppError("plan.not_for_sale", message);
