import { type Card, cardOf, type Decline } from "./cards";
import { newId, someLetters } from "./ids";
import type { Charge, Invoice, PaymentIntent, PaymentMethod } from "./shapes";
import type { World } from "./world";

/** The manner of a payment: with its owner present or not, authenticated or not. */
export type Try = { onSession: boolean; proved?: boolean };

export type Outcome =
  | { kind: "succeeded" }
  | { kind: "requires_action" }
  | { kind: "declined"; decline: Decline };

const NO_CARD: Decline = {
  code: "resource_missing",
  message: "There is no `default_payment_method` set on this Customer or Invoice.",
};
const NOT_PROVED: Decline = {
  code: "payment_intent_authentication_failure",
  message: "The provided payment method has failed authentication.",
};

/** A payment not yet tried. */
export function newIntent(
  world: World,
  { customer, amount_due, currency }: Invoice,
): PaymentIntent {
  const id = newId("pi");
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${someLetters(24)}`,
    confirmation_method: "automatic",
    created: world.now,
    currency,
    customer,
    customer_account: null,
    description: "Subscription",
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  };
  return world.add("paymentIntents", intent, "payment_intent.created");
}

/** Tries a payment with a card. */
export function attempt(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod | undefined,
  how: Try,
): Outcome {
  if (!method) return { kind: "declined", decline: NO_CARD };
  const kept = world.hidden.cards[method.id];
  const card = cardOf(kept?.number ?? "");
  if (kept && card?.proof && how.proved) kept.proved = true;
  if (card?.proof && how.proved === false) return decline(world, intent, method, NOT_PROVED);
  if (card && needsProof(card, kept?.proved ?? false, how)) {
    const next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
    const patch = { status: "requires_action" as const, payment_method: method.id, next_action };
    world.change(intent, patch, "payment_intent.requires_action");
    return { kind: "requires_action" };
  }
  const refused = card ? card.decline : NOT_PROVED;
  return refused ? decline(world, intent, method, refused) : succeed(world, intent, method);
}

function needsProof({ proof }: Card, proved: boolean, how: Try): boolean {
  if (how.proved || !proof) return false;
  return proof === "always" || !proved;
}

function decline(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  why: Decline,
): Outcome {
  const { code, decline_code, message } = why;
  const charge = newCharge(world, intent, method, {
    status: "failed",
    failure_code: code,
    failure_message: message,
  });
  world.add("charges", charge, "charge.failed");
  const patch = {
    status: "requires_payment_method" as const,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: {
      type: "card_error" as const,
      charge: charge.id,
      code: code as "card_declined",
      ...(decline_code && { decline_code }),
      message,
    },
  };
  world.change(intent, patch, "payment_intent.payment_failed");
  return { kind: "declined", decline: why };
}

function succeed(world: World, intent: PaymentIntent, method: PaymentMethod): Outcome {
  const charge = newCharge(world, intent, method, { status: "succeeded" });
  world.add("charges", charge, "charge.succeeded");
  const patch = {
    status: "succeeded" as const,
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
  };
  world.change(intent, patch, "payment_intent.succeeded");
  return { kind: "succeeded" };
}

function newCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  more: Pick<Charge, "status"> & Partial<Charge>,
): Charge {
  const id = newId("ch");
  const isPaid = more.status === "succeeded";
  const customer = world.peek("customers", intent.customer);
  return {
    ...blankCharge(),
    id,
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    billing_details: { ...method.billing_details, email: customer?.email ?? null },
    captured: isPaid,
    created: world.now,
    currency: intent.currency,
    customer: intent.customer,
    outcome: outcomeOf(isPaid),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: "card", card: cardDetails(method) },
    receipt_email: customer?.email ?? null,
    receipt_url: isPaid ? `${world.pages}/receipts/${id}` : null,
    ...more,
  };
}

const outcomeOf = (isPaid: boolean): Charge["outcome"] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: isPaid ? "approved_by_network" : "declined_by_network",
  reason: null,
  risk_level: "normal",
  seller_message: isPaid ? "Payment complete." : "The bank did not return any further details.",
  type: isPaid ? "authorized" : "issuer_declined",
});

function cardDetails({ card }: PaymentMethod) {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2034,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: "unregulated" as const,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

const blankCharge = () => ({
  object: "charge" as const,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: "FOJA",
  description: "Subscription",
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  receipt_number: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
});
