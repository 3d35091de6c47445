import { createInvoice, finalise, markPaid } from "./invoices";
import { unusedLine } from "./lines";
import { invalid, type Refusal } from "./refusal";
import type { Subscription } from "./shapes";
import { isLive, periodOf } from "./subscriptions";
import type { World } from "./world";

type Details = NonNullable<Subscription["cancellation_details"]>;

export type Ending = {
  reason?: Details["reason"];
  details?: Partial<Details>;
  /** Whether the rest of the period is credited, and whether that is invoiced at once. */
  prorate?: boolean;
  invoiceNow?: boolean;
};

/** Ends a subscription now. Its open invoices are no longer collected. */
export function cancelNow(
  world: World,
  subscription: Subscription,
  ending: Ending = {},
): Subscription {
  const { reason = "cancellation_requested", details, prorate, invoiceNow } = ending;
  const due = prorate
    ? subscription.items.data.map((item) => unusedLine(world, item, world.now))
    : [];
  const pending = world.hidden.pendingLines;
  pending[subscription.id] = [...(pending[subscription.id] ?? []), ...due];
  if (invoiceNow && pending[subscription.id]?.length) invoiceRest(world, subscription);
  delete pending[subscription.id];
  endSchedule(world, subscription, reason === "payment_failed");
  for (const invoice of world.all("invoices")) {
    const isOwn = invoice.parent.subscription_details.subscription === subscription.id;
    if (!isOwn || invoice.status !== "open") continue;
    world.change(invoice, { auto_advance: false, next_payment_attempt: null }, "invoice.updated");
  }
  const patch: Partial<Subscription> = {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? world.now,
    ended_at: world.now,
    pending_update: null,
    schedule: null,
    cancellation_details: { ...detailsOf(subscription), ...details, reason },
  };
  return world.change(subscription, patch, "customer.subscription.deleted");
}

const detailsOf = ({ cancellation_details: details }: Subscription): Details =>
  details ?? { comment: null, feedback: null, feedback_option: null, reason: null };

/** The last invoice: a credit is added to the customer's balance. */
function invoiceRest(world: World, subscription: Subscription): void {
  const invoice = createInvoice(world, { subscription, reason: "subscription_update", lines: [] });
  finalise(world, invoice);
  if (invoice.amount_due === 0) markPaid(world, invoice);
  world.change(subscription, { latest_invoice: invoice.id });
}

/** A schedule ends with its subscription. */
function endSchedule(world: World, { schedule: id }: Subscription, isDelinquent: boolean): void {
  const schedule = world.peek("schedules", id);
  if (!schedule) return;
  const patch = { status: "canceled" as const, canceled_at: world.now, current_phase: null };
  const event = isDelinquent ? "subscription_schedule.aborted" : "subscription_schedule.canceled";
  world.change(schedule, patch, event);
}

export type Plan = {
  cancel_at_period_end?: boolean;
  cancel_at?: number | string | null;
  cancellation_details?: Partial<Details>;
};

/** The changes to a subscription of a plan to cancel it, or to keep it. */
export function cancellationOf(
  world: World,
  subscription: Subscription,
  plan: Plan,
): Partial<Subscription> {
  const { cancel_at_period_end: atEnd, cancel_at: at, cancellation_details: details } = plan;
  if (atEnd === undefined && at === undefined) return details ? noted(subscription, details) : {};
  if (subscription.schedule) throw managed(subscription.schedule);
  if (atEnd && at) {
    throw invalid("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");
  }
  const cancel_at = endOf(subscription, plan);
  if (cancel_at !== null && cancel_at <= world.now) {
    throw invalid("The `cancel_at` timestamp must be in the future.", { param: "cancel_at" });
  }
  const reason = cancel_at === null ? null : ("cancellation_requested" as const);
  return {
    cancel_at_period_end: atEnd ?? false,
    cancel_at,
    canceled_at: cancel_at === null ? null : world.now,
    cancellation_details: { ...detailsOf(subscription), ...details, reason },
  };
}

/** When a subscription ends under a plan; null for never. */
function endOf(subscription: Subscription, plan: Plan): number | null {
  const { cancel_at_period_end: atEnd, cancel_at: at } = plan;
  if (atEnd) return periodOf(subscription).end;
  if (at !== undefined) return momentOf(subscription, at);
  // Clearing the flag keeps an instant that was set separately.
  return subscription.cancel_at_period_end ? null : subscription.cancel_at;
}

function momentOf(
  subscription: Subscription,
  at: number | string | null | undefined,
): number | null {
  if (at === undefined || at === null) return null;
  return typeof at === "number" ? at : periodOf(subscription).end;
}

const noted = (subscription: Subscription, details: Partial<Details>) => ({
  cancellation_details: { ...detailsOf(subscription), ...details },
});

/** Stripe's error for changes that a schedule decides. */
export const managed = (schedule: string): Refusal =>
  invalid(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
  );

/** Throws where a subscription has ended. */
export function mustLive(subscription: Subscription): void {
  if (!isLive(subscription)) {
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  }
}
