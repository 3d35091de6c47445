import { newId } from "./ids";
import { voidInvoice } from "./invoices";
import { pageOf } from "./lists";
import { nothing } from "./params";
import { recurringPrice } from "./prices";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import { type SessionInput, sessionInput, sessionList } from "./session-input";
import type { Session } from "./shapes";
import type { World } from "./world";

const HALF_HOUR_S = 1800;
const DAY_S = 24 * 3600;

/** The endpoints of checkout sessions. */
export function addSessions(on: Declare, world: World): void {
  on("post", "/checkout/sessions", sessionInput, (given) => {
    world.get("customers", given.customer, "customer");
    const session = newSession(world, given);
    world.hidden.lineItems[session.id] = given.line_items;
    world.hidden.subscriptionData[session.id] = given.subscription_data ?? {};
    return world.add("sessions", session);
  });
  on("get", "/checkout/sessions", sessionList, ({ customer, subscription, status, ...page }) => {
    const found = world
      .all("sessions")
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !subscription || one.subscription === subscription)
      .filter((one) => !status || one.status === status);
    return pageOf("/v1/checkout/sessions", found, page);
  });
  on("get", "/checkout/sessions/:id", nothing, (_, id) => world.get("sessions", id));
  on("post", "/checkout/sessions/:id/expire", nothing, (_, id) => {
    const session = world.get("sessions", id);
    if (session.status !== "open") {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expire(world, session);
  });
}

/** Expires an unpaid session, and what it created. */
export function expire(world: World, session: Session): Session {
  const begun = world.peek("subscriptions", world.hidden.checkouts[session.id]);
  const invoice = world.peek("invoices", begun?.latest_invoice);
  if (begun && invoice) {
    voidInvoice(world, invoice);
    const patch = { status: "incomplete_expired" as const, ended_at: world.now };
    world.change(begun, patch, "customer.subscription.updated");
  }
  return world.change(session, { status: "expired", url: null }, "checkout.session.expired");
}

function newSession(world: World, given: SessionInput): Session {
  const parts = given.line_items.map(({ price, quantity }) => ({
    price: recurringPrice(world, price, "line_items[0][price]"),
    quantity,
  }));
  const off = parts.find(({ price }) => !price.active);
  if (off) throw invalid("The price specified is inactive. This field only accepts active prices.");
  if (parts.length === 0) throw invalid("You must pass at least one of line_items.");
  const total = parts.reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity,
    0,
  );
  const id = newId("cs_test", 58);
  return {
    ...blankSession(),
    id,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    consent_collection: given.consent_collection
      ? { payment_method_reuse_agreement: null, promotions: null, ...given.consent_collection }
      : null,
    created: world.now,
    currency: parts[0]?.price.currency ?? "usd",
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: given.custom_text?.submit ?? null,
      terms_of_service_acceptance: given.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: given.customer,
    expires_at: expiryOf(world, given.expires_at),
    locale: given.locale ?? null,
    metadata: given.metadata ?? {},
    success_url: given.success_url,
    url: `${world.pages}/checkout/${id}`,
  };
}

function expiryOf(world: World, asked: number | undefined): number {
  if (asked === undefined) return world.now + DAY_S;
  if (asked < world.now + HALF_HOUR_S - 60 || asked > world.now + DAY_S + 60) {
    const param = "expires_at";
    throw invalid("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
      param,
    });
  }
  return asked;
}

const blankSession = () => ({
  object: "checkout.session" as const,
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: "subscription" as const,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always" as const,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ["card"],
  payment_status: "unpaid" as const,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open" as const,
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page" as const,
  wallet_options: null,
});
