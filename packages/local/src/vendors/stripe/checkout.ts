import { cardOf, type Decline } from "./cards";
import { collect } from "./collecting";
import { createInvoice, finalise } from "./invoices";
import { periodLine } from "./lines";
import { attach, newCard, type WrittenCard } from "./payment-methods";
import type { Outcome } from "./payments";
import { recurringPrice } from "./prices";
import type { Invoice, Session, Subscription } from "./shapes";
import { newSubscription } from "./subscriptions";
import type { World } from "./world";

export type Paying = WrittenCard & {
  /** Whether the person authenticated where the bank requires it; undefined before that. */
  proved?: boolean;
};

/** The result of the hosted page; `closed` for a session that can no longer be paid. */
export type Paid = Outcome | { kind: "closed" };

const NO_CARD: Decline = {
  code: "incorrect_number",
  message: "Your card number is incorrect.",
};

/** Pays a checkout session with a card, as its page does. */
export function payCheckout(world: World, session: Session, { proved, ...written }: Paying): Paid {
  if (session.status !== "open") return { kind: "closed" };
  if (!cardOf(written.card)) return { kind: "declined", decline: NO_CARD };
  const { subscription, invoice } = begin(world, session);
  const method = newCard(world, written);
  world.change(subscription, { default_payment_method: method.id });
  const outcome = collect(world, invoice, { onSession: true, proved, method });
  if (outcome.kind === "succeeded") {
    attach(world, method, session.customer);
    complete(world, session, subscription, written.name);
  } else world.change(subscription, { default_payment_method: null });
  return outcome;
}

/** The subscription of a session and its first invoice, created at the first try. */
function begin(world: World, session: Session): { subscription: Subscription; invoice: Invoice } {
  const begun = world.peek("subscriptions", world.hidden.checkouts[session.id]);
  const open = world.peek("invoices", begun?.latest_invoice);
  if (begun && open) return { subscription: begun, invoice: open };
  const parts = (world.hidden.lineItems[session.id] ?? []).map(({ price, quantity }) => ({
    price: recurringPrice(world, price, "line_items[0][price]"),
    quantity,
  }));
  const data = world.hidden.subscriptionData[session.id];
  const subscription = newSubscription(world, { customer: session.customer, parts, ...data });
  world.add("subscriptions", subscription);
  world.hidden.checkouts[session.id] = subscription.id;
  const lines = subscription.items.data.map((item) => periodLine(world, item));
  const invoice = createInvoice(world, { subscription, reason: "subscription_create", lines });
  world.change(subscription, { latest_invoice: invoice.id }, "customer.subscription.created");
  finalise(world, invoice);
  return { subscription, invoice };
}

function complete(
  world: World,
  session: Session,
  subscription: Subscription,
  name: string | undefined,
): void {
  const customer = world.get("customers", session.customer);
  const patch: Partial<Session> = {
    status: "complete",
    payment_status: "paid",
    url: null,
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    consent: session.consent_collection ? { promotions: null, terms_of_service: "accepted" } : null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: name ?? customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: "none",
      tax_ids: [],
    },
  };
  world.change(customer, { currency: session.currency });
  world.change(session, patch, "checkout.session.completed");
}
