import { exact } from "../../kernel/money.rules";
import type { OfferedPrice, StripeProduct } from "../../kernel/ports/stripe-facts.rules";
import { pricingIn } from "../plans/config.rules";
import type { Environment, PlanConfig, PlanId } from "../plans/plan.schema";
import { amountText, EACH } from "../plans/price-text.rules";
import type { StripeStep } from "./plan-config.schema";

/** The product and prices of a plan at Stripe. */
export type AtStripe = {
  product: Pick<StripeProduct, "name" | "active"> | undefined;
  prices: OfferedPrice[];
};

const INTERVALS = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  annual: "year",
  yearly: "year",
} as const;

/** The product and price wanted at Stripe; no price for a plan that is free or not offered. */
export type Wanted = {
  planId: PlanId;
  name: string;
  product: string;
  price: {
    unitAmount: number;
    currency: string;
    interval: (typeof INTERVALS)[keyof typeof INTERVALS];
    /** The price in words. */
    text: string;
  } | null;
};

/** The product and price that Stripe should have for a plan. Each stage has its own product id. */
export function wantedOf(config: PlanConfig, environment: Environment, stage: string): Wanted {
  const { planId, displayName, isActive } = config;
  const { basePrice, currency, billingPeriod } = pricingIn(config, environment);
  const price = {
    unitAmount: exact(basePrice).times(100).toNumber(),
    currency: currency.toLowerCase(),
    interval: INTERVALS[billingPeriod],
    text: `${amountText(basePrice, currency)} ${EACH[billingPeriod]}`,
  };
  return {
    planId,
    name: `Foja ${displayName}`,
    product: environment === "production" ? `foja_${planId}` : `foja_${stage}_${planId}`,
    price: isActive && basePrice > 0 ? price : null,
  };
}

/** The active price identical to the wanted one, under the plan's lookup key. */
export const priceAsWanted = ({ product, price }: Wanted, { prices }: AtStripe) =>
  prices.find(
    (one) =>
      price !== null &&
      one.lookupKey === product &&
      one.unitAmount === price.unitAmount &&
      one.currency === price.currency &&
      one.interval === price.interval &&
      one.intervalCount === 1,
  );

/** The steps, in order, that bring Stripe to the wanted state. */
export function stepsOf(wanted: Wanted, found: AtStripe): StripeStep[] {
  const { planId, name, product: id, price } = wanted;
  const step = (action: StripeStep["action"], stripeId: string | null, text: string) => ({
    ...{ planId, action, stripeId, text },
  });
  const steps: StripeStep[] = [];
  const { product } = found;
  if (!product && price) steps.push(step("createProduct", id, `Crear el producto «${name}».`));
  if (product && price && (product.name !== name || !product.active)) {
    steps.push(step("updateProduct", id, `Dejar el producto activo y con el nombre «${name}».`));
  }
  const kept = priceAsWanted(wanted, found);
  if (price && !kept) {
    steps.push(step("createPrice", null, `Crear el precio de «${name}»: ${price.text}.`));
  }
  for (const one of found.prices) {
    if (one === kept) continue;
    steps.push(
      step("archivePrice", one.id, "Archivar un precio anterior: quien lo paga lo conserva."),
    );
  }
  if (product?.active && !price) {
    steps.push(step("archiveProduct", id, `Archivar el producto «${product.name}».`));
  }
  return steps;
}
