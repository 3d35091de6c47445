import { again } from "../../kernel/again";
import { commit, isStale } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { AppError } from "../../kernel/error";
import {
  archivePrice,
  createPrice,
  createProduct,
  isLiveKey,
  readProduct,
  updateProduct,
} from "../../kernel/ports/stripe-prices";
import { Plans } from "../plans";
import { pricingIn, SHIPPED } from "../plans/config.rules";
import type { Environment, PlanConfig, PlanId, Pricing } from "../plans/plan.schema";
import { withPriceId } from "./plan-config.rules";
import type { StripeStep, StripeSync } from "./plan-config.schema";
import { find, written } from "./plan-configs";
import { priceAsWanted, stepsOf, type Wanted, wantedOf } from "./stripe-plan.rules";

/**
 * Creates at Stripe a product and a price of each plan that costs something, and archives what is
 * no longer offered; returns the steps, which a dry run does not take. Practices on an earlier
 * price keep it. A repetition finds nothing to do. Throws `stripe.other_environment`.
 */
export async function syncWithStripe(dryRun: boolean): Promise<StripeSync> {
  const environment = await assertEnvironment();
  const configs = await Plans.catalogue();
  const steps: StripeStep[] = [];
  for (const planId of SHIPPED.map((one) => one.planId)) {
    const config = configs.find((one) => one.planId === planId);
    steps.push(...(await syncPlan(config ?? gone(planId), { environment, dryRun })));
  }
  return { environment, dryRun, steps };
}

/** A deleted plan as an inactive one, so that its product at Stripe is archived. */
const gone = (planId: PlanId): PlanConfig => {
  const shipped = SHIPPED.find((one) => one.planId === planId);
  if (!shipped) throw new Error("a plan that never was");
  return { ...shipped, isActive: false };
};

/**
 * The plan as it is charged now, with its price at Stripe, which is created if missing. Throws
 * `plan.not_found` for one that is not offered or costs nothing.
 */
export async function priceOf(planId: PlanId): Promise<PlanConfig & { pricing: Pricing }> {
  const config = await find(planId);
  const environment = Plans.environment();
  const pricing = pricingIn(config, environment);
  if (!config.isActive || pricing.basePrice === 0) {
    throw new AppError("plan.not_found", "Ese plan no se puede contratar.");
  }
  if (pricing.stripePriceId) return { ...config, pricing };
  await assertEnvironment();
  await syncPlan(config, { environment, dryRun: false });
  const synced = await find(planId);
  return { ...synced, pricing: pricingIn(synced, environment) };
}

/** Throws for a live-mode Stripe key outside production, and for any other key in production. */
async function assertEnvironment(): Promise<Environment> {
  const environment = Plans.environment();
  if ((await isLiveKey()) === (environment === "production")) return environment;
  throw otherEnvironment();
}

const otherEnvironment = () =>
  new AppError(
    "stripe.other_environment",
    "La clave de Stripe es de otro entorno: los precios de prueba y los reales no se mezclan.",
  );

type How = { environment: Environment; dryRun: boolean };

async function syncPlan(config: PlanConfig, { environment, dryRun }: How): Promise<StripeStep[]> {
  const wanted = wantedOf(config, environment, env().STAGE);
  const found = await readProduct(wanted.product);
  const { product } = found;
  if (product && product.livemode !== (environment === "production")) throw otherEnvironment();
  const steps = stepsOf(wanted, found);
  if (dryRun) return steps;
  let priceId = priceAsWanted(wanted, found)?.id ?? null;
  for (const step of steps) priceId = (await take(step, wanted, config)) ?? priceId;
  const charged = wanted.price ? priceId : null;
  if (charged !== pricingIn(config, environment).stripePriceId) {
    await keepPrice(config, environment, charged);
  }
  return steps;
}

/** Takes one step; returns the id of a price it created. */
async function take(step: StripeStep, { product, name, price, planId }: Wanted, of: PlanConfig) {
  const stripeId = step.stripeId ?? "";
  if (step.action === "createProduct") await createProduct(product, name, planId);
  if (step.action === "updateProduct") await updateProduct(product, { name, active: true });
  if (step.action === "archiveProduct") await updateProduct(product, { active: false });
  if (step.action === "archivePrice") await archivePrice(stripeId);
  if (step.action !== "createPrice" || !price) return undefined;
  const { unitAmount, currency, interval } = price;
  // Concurrent calls create one price; a later version of the plan may need the same one again.
  const once = [product, of.version, unitAmount, currency, interval].join("-");
  return createPrice({ product, planId, unitAmount, currency, interval }, once);
}

/** Stores a plan's Stripe price id in its configuration. */
async function keepPrice(read: PlanConfig, environment: Environment, priceId: string | null) {
  await again(async () => {
    const config = await find(read.planId);
    if (pricingIn(config, environment).stripePriceId === priceId) return;
    // The price was changed meanwhile, so this id is not stored.
    const wanted = wantedOf(config, environment, env().STAGE);
    const was = wantedOf(read, environment, env().STAGE);
    if (JSON.stringify(wanted.price) !== JSON.stringify(was.price)) return;
    await commit(written(config, withPriceId(config, environment, priceId)));
  }, isStale);
  Plans.forget();
}
