import { stripe } from "@foja/core/kernel/ports/stripe";
import type { Client } from "@foja/local/vendors/stripe/shapes";
import { type Billing, startStripe } from "./billing";

type Price = Awaited<ReturnType<Client["prices"]["create"]>>;
type Session = Awaited<ReturnType<Client["checkout"]["sessions"]["create"]>>;
type Subscription = Awaited<ReturnType<Client["subscriptions"]["retrieve"]>>;

export type Heard = {
  id: string;
  type: string;
  data: {
    object: Record<string, unknown> & { id: string };
    previous_attributes?: Record<string, unknown>;
  };
};

export type Shop = Billing & {
  client: Client;
  prices: Record<"basic" | "pro" | "yearly" | "daily", Price>;
  session(price?: string, email?: string): Promise<Session>;
  heard: Heard[];
  signatures: { body: string; signature: string }[];
  /** Sets the status with which the application answers events from now on. */
  answer(code: number): void;
  /** The types of the events so far, after all of them arrived. */
  types(): Promise<string[]>;
  /** Creates a paid subscription. */
  subscribe(price?: string, card?: string): Promise<Subscription>;
};

/** A Stripe whose events are recorded, and its official client, with products to buy. */
export async function openShop(): Promise<Shop> {
  const heard: Heard[] = [];
  const signatures: { body: string; signature: string }[] = [];
  let status = 200;
  const billing = await startStripe(async (body, signature) => {
    signatures.push({ body, signature });
    if (status < 300) heard.push(JSON.parse(body) as Heard);
    return status;
  });
  const client = await stripe();
  const product = await client.products.create({ id: "foja_pro", name: "Foja Pro" });
  const priced = (lookup_key: string, unit_amount: number, interval: "day" | "month" | "year") =>
    client.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount,
      recurring: { interval },
      lookup_key,
    });
  const prices = {
    basic: await priced("basic", 1000, "month"),
    pro: await priced("pro", 3500, "month"),
    yearly: await priced("yearly", 35_000, "year"),
    daily: await priced("daily", 100, "day"),
  };
  const session = async (price = prices.basic.id, email = "ana@ejemplo.com.ar") => {
    const customer = await client.customers.create({ email, metadata: { ownerId: "u1" } });
    return client.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price, quantity: 1 }],
      client_reference_id: "u1",
      subscription_data: { metadata: { ownerId: "u1" } },
      success_url: "http://localhost:3000/plan?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:3000/plan",
      locale: "es-419",
    });
  };
  return {
    ...billing,
    client,
    prices,
    session,
    heard,
    signatures,
    answer: (code: number) => {
      status = code;
    },
    types: async () => {
      await billing.settle();
      return heard.map(({ type }) => type);
    },
    subscribe: async (price = prices.basic.id, card = "4242424242424242") => {
      const { id } = await session(price);
      await billing.pay(id, card, true);
      const { subscription } = await client.checkout.sessions.retrieve(id);
      return client.subscriptions.retrieve(String(subscription));
    },
  };
}
