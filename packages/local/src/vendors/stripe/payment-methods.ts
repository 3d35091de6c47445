import * as z from "zod";
import { cardOf, digitsOf } from "./cards";
import { newId, someLetters } from "./ids";
import { pageOf } from "./lists";
import { common, metadataChange, nothing, paged } from "./params";
import { merged } from "./records";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import type { PaymentMethod } from "./shapes";
import type { World } from "./world";

/** The card data entered on a page of Stripe's. */
export type WrittenCard = { card: string; expiry?: string; name?: string };

/** A card as Stripe stores it; without a customer until it is attached. */
export function newCard(
  world: World,
  { card, expiry = "12/34", name }: WrittenCard,
): PaymentMethod {
  const number = digitsOf(card);
  const [month, year] = expiry.split("/").map(Number);
  const { brand = "visa" } = cardOf(number) ?? {};
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: name ?? null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: brand,
      exp_month: month || 12,
      exp_year: 2000 + ((year || 34) % 100),
      fingerprint: someLetters(16),
      funding: "credit",
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
  world.hidden.cards[method.id] = { number, proved: false };
  return world.add("paymentMethods", method);
}

export function attach(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  return world.change(method, { customer }, "payment_method.attached");
}

/** Makes a card the default of a customer, and of their subscriptions. */
export function makeDefault(world: World, customerId: string, method: PaymentMethod): void {
  const customer = world.get("customers", customerId, "customer");
  attach(world, method, customerId);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id };
  world.change(customer, { invoice_settings }, "customer.updated");
  for (const one of world.all("subscriptions")) {
    if (one.customer !== customerId || one.ended_at !== null) continue;
    world.change(one, { default_payment_method: method.id }, "customer.subscription.updated");
  }
}

export const methodList = z.strictObject({
  ...paged,
  customer: z.string(),
  type: z.literal("card").optional(),
});
export const methodChange = z.strictObject({ ...common, metadata: metadataChange.optional() });
const attachment = z.strictObject({ ...common, customer: z.string() });

/** The endpoints of payment methods. Cards are created only on the hosted pages. */
export function addPaymentMethods(on: Declare, world: World): void {
  const ofCustomer = (id: string) =>
    world.all("paymentMethods").filter(({ customer }) => customer === id);
  on("get", "/payment_methods", methodList, ({ customer, ...page }) => {
    world.get("customers", customer, "customer");
    return pageOf("/v1/payment_methods", ofCustomer(customer), page);
  });
  on("get", "/payment_methods/:id", nothing, (_, id) => world.get("paymentMethods", id));
  on("post", "/payment_methods/:id", methodChange, ({ metadata }, id) => {
    const method = world.get("paymentMethods", id);
    const patch = { metadata: merged(method.metadata, metadata) };
    return world.change(method, patch, "payment_method.updated");
  });
  on("post", "/payment_methods/:id/attach", attachment, ({ customer }, id) => {
    world.get("customers", customer, "customer");
    return attach(world, world.get("paymentMethods", id), customer);
  });
  on("post", "/payment_methods/:id/detach", nothing, (_, id) => {
    const method = world.get("paymentMethods", id);
    if (!method.customer) {
      throw invalid("The payment method you provided is not attached to a customer.");
    }
    for (const one of world.all("customers")) {
      if (one.invoice_settings.default_payment_method !== id) continue;
      const invoice_settings = { ...one.invoice_settings, default_payment_method: null };
      world.change(one, { invoice_settings }, "customer.updated");
    }
    for (const one of world.all("subscriptions")) {
      if (one.default_payment_method === id) world.change(one, { default_payment_method: null });
    }
    return world.change(method, { customer: null }, "payment_method.detached");
  });
  on(
    "get",
    "/customers/:id/payment_methods",
    z.strictObject({ ...paged, type: z.literal("card").optional() }),
    (page, id) => {
      world.get("customers", id);
      return pageOf(`/v1/customers/${id}/payment_methods`, ofCustomer(id), page);
    },
  );
  on("get", "/customers/:id/payment_methods/:method", nothing, (_, id, c) => {
    const method = world.get("paymentMethods", c.req.param("method") ?? "");
    if (method.customer !== id) throw invalid("The payment method is another customer's.");
    return method;
  });
}
