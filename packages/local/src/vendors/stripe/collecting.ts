import { cancelNow } from "./cancelling";
import { cardOf } from "./cards";
import { dispute } from "./disputes";
import { finalise, intentOf, markPaid } from "./invoices";
import { attempt, type Outcome, type Try } from "./payments";
import { invalid } from "./refusal";
import type { Invoice, PaymentMethod, Subscription } from "./shapes";
import { applyPending } from "./subscriptions";
import type { World } from "./world";

export type Collecting = Try & {
  /** Whether Stripe tries automatically: those tries are counted and repeated. */
  automatic?: boolean;
  method?: PaymentMethod;
};

const DAY_S = 24 * 3600;
/** After how many days Stripe retries each failed try. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** Collects the payment of an invoice, with its consequences for the subscription. */
export function collect(world: World, invoice: Invoice, how: Collecting): Outcome {
  if (invoice.status === "draft") finalise(world, invoice);
  if (invoice.status !== "open") {
    throw invalid(invoice.status === "paid" ? "Invoice is already paid" : "Invoice is not open.", {
      code: invoice.status === "paid" ? "invoice_already_paid" : "invoice_not_open",
    });
  }
  const intent = intentOf(world, invoice);
  const method = how.method ?? methodFor(world, invoice);
  const outcome: Outcome = intent ? attempt(world, intent, method, how) : { kind: "succeeded" };
  if (outcome.kind === "succeeded") {
    markPaid(world, invoice);
    afterPayment(world, invoice);
    if (method && intent) disputeAtOnce(world, method, intent.latest_charge);
  } else afterFailure(world, invoice, how, outcome);
  return outcome;
}

/** The card that pays an invoice. */
function methodFor(world: World, { customer, parent }: Invoice): PaymentMethod | undefined {
  const subscription = world.peek("subscriptions", parent.subscription_details.subscription);
  const ofCustomer = world.peek("customers", customer)?.invoice_settings.default_payment_method;
  return world.peek("paymentMethods", subscription?.default_payment_method ?? ofCustomer);
}

function disputeAtOnce(world: World, method: PaymentMethod, chargeId: string | null): void {
  const card = cardOf(world.hidden.cards[method.id]?.number ?? "");
  const charge = world.peek("charges", chargeId);
  if (card?.disputes && charge) dispute(world, charge, "fraudulent");
}

const WAITING = ["incomplete", "past_due", "unpaid"];

function afterPayment(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (subscription.pending_update) applyPending(world, subscription);
  if (!WAITING.includes(subscription.status)) return;
  world.change(subscription, { status: "active" }, "customer.subscription.updated");
}

const subscriptionOf = (world: World, { parent }: Invoice) =>
  world.peek("subscriptions", parent.subscription_details.subscription);

function afterFailure(world: World, invoice: Invoice, how: Collecting, outcome: Outcome): void {
  const counts = how.automatic === true || invoice.attempt_count === 0;
  const attempt_count = invoice.attempt_count + (counts ? 1 : 0);
  const retries = invoice.billing_reason === "subscription_cycle" && invoice.auto_advance === true;
  const days = RETRY_AFTER_DAYS[attempt_count - 1];
  const again = days === undefined ? null : world.now + days * DAY_S;
  const next_payment_attempt = counts ? again : invoice.next_payment_attempt;
  world.change(
    invoice,
    { attempted: true, attempt_count, next_payment_attempt: retries ? next_payment_attempt : null },
    "invoice.updated",
    "invoice.payment_failed",
  );
  if (outcome.kind === "requires_action") world.emit("invoice.payment_action_required", invoice);
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.pending_update) return;
  if (subscription.status === "active") {
    world.change(subscription, { status: "past_due" }, "customer.subscription.updated");
  }
  if (retries && counts && again === null) giveUp(world, invoice, subscription);
}

/** Ends a subscription whose last retry failed, by the account's settings. */
function giveUp(world: World, invoice: Invoice, subscription: Subscription): void {
  world.change(invoice, { auto_advance: false });
  const end = world.hidden.afterRetries;
  if (end === "canceled") cancelNow(world, subscription, { reason: "payment_failed" });
  if (end === "unpaid") {
    world.change(subscription, { status: "unpaid" }, "customer.subscription.updated");
  }
}
