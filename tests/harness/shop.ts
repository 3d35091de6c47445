import { stripe } from "@foja/core/kernel/ports/stripe";
import { startStripe } from "./billing";

export type Heard = {
  id: string;
  type: string;
  data: {
    object: Record<string, unknown> & { id: string };
    previous_attributes?: Record<string, unknown>;
  };
};

/** A Stripe whose events are kept, and the official client in front of it, with things to buy. */
export async function openShop() {
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
    /** The status with which the application answers its events from now on. */
    answer: (code: number) => {
      status = code;
    },
    /** The types of the events so far, after all of them arrived. */
    types: async () => {
      await billing.settle();
      return heard.map(({ type }) => type);
    },
    /** A subscription that is paid. */
    subscribe: async (price = prices.basic.id, card = "4242424242424242") => {
      const { id } = await session(price);
      await billing.pay(id, card, true);
      const { subscription } = await client.checkout.sessions.retrieve(id, {
        expand: ["subscription"],
      });
      if (!subscription || typeof subscription === "string") throw new Error("nothing was bought");
      return subscription;
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
