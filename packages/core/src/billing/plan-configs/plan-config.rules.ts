import { pricingIn } from "../plans/config.rules";
import {
  ENVIRONMENTS,
  type Environment,
  type PlanConfig,
  type Pricing,
} from "../plans/plan.schema";
import type { SavePlan } from "./plan-config.schema";

/** An error in a configuration: the field at fault and a sentence. */
export type Fault = { path: string; message: string };

/** A configuration with an editor's changes applied. */
export function edited(before: PlanConfig, given: SavePlan): PlanConfig {
  const { displayName, isActive, isDefault, features } = given;
  const prices = {
    pricingInfo: { ...before.pricingInfo, ...given.pricingInfo },
    environments: environmentsOf(before, given),
  };
  return {
    ...before,
    displayName: displayName ?? before.displayName,
    isActive: isActive ?? before.isActive,
    isDefault: isDefault ?? before.isDefault,
    features: features ?? before.features,
    resourceLimits: limitsOf(before, given),
    ...withoutSpentPrices(before, prices, given),
  };
}

function environmentsOf(before: PlanConfig, { environments = {} }: SavePlan) {
  const merged = { ...before.environments };
  for (const name of ENVIRONMENTS) {
    const own = environments[name];
    if (own) merged[name] = { ...merged[name], ...own };
    if (own === null) delete merged[name];
  }
  return merged;
}

function limitsOf(before: PlanConfig, { resourceLimits = [] }: SavePlan) {
  const kept = before.resourceLimits.filter(
    ({ name }) => !resourceLimits.some((one) => one.name === name),
  );
  return [...kept, ...resourceLimits];
}

type Prices = Pick<PlanConfig, "pricingInfo" | "environments">;

/**
 * Clears the Stripe price id where amount, currency or period changed, because these are fixed in a
 * Stripe price: nobody is charged another price than the one shown.
 */
function withoutSpentPrices(before: Prices, after: Prices, given: SavePlan): Prices {
  const environments = { ...after.environments };
  for (const name of ENVIRONMENTS) {
    const own = environments[name];
    const [was, is] = [pricingIn(before, name), pricingIn(after, name)];
    const givenId = given.environments?.[name]?.stripePriceId;
    if (own && givenId === undefined) {
      environments[name] = {
        ...own,
        stripePriceId: sameCharge(was, is) ? was.stripePriceId : null,
      };
    }
  }
  const spent = !sameCharge(before.pricingInfo, after.pricingInfo);
  const keepsId = !spent || given.pricingInfo?.stripePriceId !== undefined;
  const stripePriceId = keepsId ? after.pricingInfo.stripePriceId : null;
  return { pricingInfo: { ...after.pricingInfo, stripePriceId }, environments };
}

/** Whether two prices charge the same. */
export const sameCharge = (one: Pricing, other: Pricing): boolean =>
  one.basePrice === other.basePrice &&
  one.currency === other.currency &&
  one.billingPeriod === other.billingPeriod;

/** A configuration with the Stripe price of an environment set. */
export const withPriceId = (
  config: PlanConfig,
  environment: Environment,
  stripePriceId: string | null,
): PlanConfig => ({
  ...config,
  environments: {
    ...config.environments,
    [environment]: { ...config.environments[environment], stripePriceId },
  },
});

/** The errors of a configuration as a whole, compared with its previous state. */
export function faultsOf(before: PlanConfig, after: PlanConfig): Fault[] {
  const faults: Fault[] = [];
  if (after.isDefault && !after.isActive) {
    faults.push({ path: "isActive", message: "El plan predeterminado tiene que estar activo." });
  }
  if (before.isDefault && !after.isDefault) {
    const message = "Siempre hay un plan predeterminado: elegí otro y este deja de serlo.";
    faults.push({ path: "isDefault", message });
  }
  if (after.planId === "free") faults.push(...pricesOfFree(after));
  return faults;
}

/** Checks that the free plan costs nothing anywhere: practices that stop paying are moved to it. */
function pricesOfFree(config: PlanConfig): Fault[] {
  const message = "Precio: el plan free no cuesta nada; es el de quien deja de pagar.";
  const own = ENVIRONMENTS.filter((name) => pricingIn(config, name).basePrice > 0);
  if (config.pricingInfo.basePrice > 0) return [{ path: "pricingInfo.basePrice", message }];
  return own.map((name) => ({ path: `environments.${name}.basePrice`, message }));
}
