import { type Change, changeOf, patchOf } from "./changes";
import { collect } from "./collecting";
import { createInvoice, finalise } from "./invoices";
import { invalid, Refusal } from "./refusal";
import type { Invoice, Subscription } from "./shapes";
import type { SubscriptionChange } from "./subscription-input";
import { pendingUntil } from "./subscriptions";
import type { World } from "./world";

const UPDATED = "customer.subscription.updated";

/** The parameters allowed with `pending_if_incomplete`; Stripe refuses any others. */
const WITH_PENDING = [
  ...["expand", "items", "payment_behavior", "proration_behavior", "proration_date"],
  ...["billing_cycle_anchor", "off_session"],
];

/** Changes the items of a subscription, and collects the payment due for it. */
export function changeItems(
  world: World,
  subscription: Subscription,
  given: SubscriptionChange,
): void {
  const behaviour = given.payment_behavior ?? "allow_incomplete";
  if (behaviour === "pending_if_incomplete") refuseWithPending(given);
  if (subscription.pending_update) dropPending(world, subscription);
  const change = changeOf(world, subscription, given);
  const invoicesNow = given.proration_behavior === "always_invoice" || change.anchor !== undefined;
  if (!invoicesNow || change.lines.length === 0) {
    const waiting = world.hidden.pendingLines;
    waiting[subscription.id] = [...(waiting[subscription.id] ?? []), ...change.lines];
    world.change(subscription, patchOf(subscription, change), UPDATED);
    return;
  }
  const invoice = invoiceOf(world, subscription, change);
  if (behaviour === "pending_if_incomplete") orPending(world, subscription, change, invoice);
  else inForce(world, subscription, change, { invoice, behaviour });
}

function refuseWithPending(given: SubscriptionChange): void {
  const names = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || WITH_PENDING.includes(name) ? [] : [name],
  );
  if (names.length === 0) return;
  throw invalid(
    `The following parameters are not supported when \`payment_behavior\` is \`pending_if_incomplete\`: ${names.join(", ")}.`,
    { param: names[0] },
  );
}

/** Drops a pending change in favour of the next one. */
function dropPending(world: World, subscription: Subscription): void {
  const invoice = world.peek("invoices", subscription.latest_invoice);
  if (invoice?.status === "open") {
    throw invalid(
      "This subscription has a pending update: pay or void its latest invoice before another change.",
    );
  }
  world.change(subscription, { pending_update: null });
}

function invoiceOf(world: World, subscription: Subscription, { lines }: Change): Invoice {
  const reason = "subscription_update";
  const invoice = createInvoice(world, { subscription, reason, lines });
  world.change(subscription, { latest_invoice: invoice.id });
  return invoice;
}

/** Applies the change once it is paid; until then it is pending next to the old items. */
function orPending(
  world: World,
  subscription: Subscription,
  change: Change,
  invoice: Invoice,
): void {
  finalise(world, invoice);
  subscription.pending_update = {
    billing_cycle_anchor: change.anchor ?? null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: pendingUntil(world.now, subscription),
    metadata: null,
    subscription_items: change.items,
    trial_end: null,
    trial_from_plan: null,
  };
  const outcome = collect(world, invoice, { onSession: false });
  if (outcome.kind !== "succeeded") world.emit(UPDATED, subscription);
}

type Payment = { invoice: Invoice; behaviour: string };

/** Applies the change at once; the caller decides what happens if it is not paid. */
function inForce(
  world: World,
  subscription: Subscription,
  change: Change,
  { invoice, behaviour }: Payment,
): void {
  world.change(subscription, patchOf(subscription, change), UPDATED);
  finalise(world, invoice);
  if (behaviour === "default_incomplete" && invoice.amount_due > 0) {
    world.change(subscription, { status: "past_due" }, UPDATED);
    return;
  }
  const outcome = collect(world, invoice, { onSession: false });
  if (behaviour !== "error_if_incomplete" || outcome.kind === "succeeded") return;
  if (outcome.kind === "declined") {
    throw new Refusal(402, { type: "card_error", ...outcome.decline });
  }
  throw new Refusal(402, {
    type: "card_error",
    code: "subscription_payment_intent_requires_action",
    message:
      "Payment for this subscription requires additional user action before it can be completed successfully.",
  });
}
