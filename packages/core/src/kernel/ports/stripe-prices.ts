import type { Stripe } from "stripe";
import { secret } from "../secrets";
import type { OfferedPrice } from "./stripe-facts.rules";
import { asking as askStripe, connected, refusalCode, unreachable } from "./stripe-fault";

type Interval = "day" | "week" | "month" | "year";

/** Whether the secret key is for real payments (live mode). */
export async function isLiveKey(): Promise<boolean> {
  const key = await secret("STRIPE_SECRET_KEY").catch((error: unknown) => {
    throw unreachable(error);
  });
  return /^(sk|rk)_live_/.test(key);
}

/** A product with its active prices; undefined and none where there is no such product. */
export function readProduct(id: string) {
  return asking(async (client) => {
    const product = await client.products.retrieve(id).catch((error: unknown) => {
      if (Reflect.get(Object(error), "statusCode") === 404) return undefined;
      throw error;
    });
    if (!product) return { product: undefined, prices: [] };
    const listed = client.prices.list({ product: id, active: true, limit: 100 });
    const prices = await listed.autoPagingToArray({ limit: 1000 });
    const { name, active, livemode } = product;
    return { product: { id, name, active, livemode }, prices: prices.map(toPrice) };
  });
}

const toPrice = (price: Stripe.Price): OfferedPrice => ({
  id: price.id,
  lookupKey: price.lookup_key,
  unitAmount: price.unit_amount,
  currency: price.currency,
  interval: price.recurring?.interval ?? null,
  intervalCount: price.recurring?.interval_count ?? null,
});

/** Creates a product under our own id; does nothing where it already exists. */
export const createProduct = (id: string, name: string, planId: string) =>
  asking(async (client) => {
    try {
      await client.products.create({ id, name, metadata: { planId } });
    } catch (error) {
      if (refusalCode(error) !== "resource_already_exists") throw error;
    }
  });

/** Renames a product, and activates or deactivates it. */
export const updateProduct = (id: string, changes: { name?: string; active: boolean }) =>
  asking((client) => client.products.update(id, changes));

/** Deactivates a price: those who already pay it keep it. */
export const archivePrice = (id: string) =>
  asking((client) => client.prices.update(id, { active: false }));

export type NewPrice = {
  product: string;
  planId: string;
  unitAmount: number;
  currency: string;
  interval: Interval;
};

/**
 * Creates the price of a product and moves the product's lookup key to it. With the same `once` it
 * is the same price. Returns its id.
 */
export const createPrice = (price: NewPrice, once: string): Promise<string> =>
  asking(async (client) => {
    const { product, planId, unitAmount, currency, interval } = price;
    const made = await client.prices.create(
      {
        ...{ product, unit_amount: unitAmount, currency, recurring: { interval } },
        ...{ lookup_key: product, transfer_lookup_key: true, metadata: { planId } },
      },
      { idempotencyKey: once },
    );
    return made.id;
  });

/** Runs a call with Stripe's client. Throws `billing.unreachable` where Stripe did not answer. */
const asking = <T>(ask: (client: Stripe) => Promise<T>): Promise<T> =>
  askStripe(async () => ask(await connected()));
