import { collect } from "./collecting";
import { createInvoice } from "./invoices";
import { periodLine } from "./lines";
import { nextEnd } from "./periods";
import type { Item, Subscription } from "./shapes";
import { periodOf, withItems } from "./subscriptions";
import type { World } from "./world";

/** Starts the next period of a subscription, and collects its payment. */
export function renew(world: World, subscription: Subscription): void {
  const since = periodOf(subscription).start;
  const items = subscription.items.data.map((item) => ({
    ...item,
    ...nextPeriod(item, subscription.billing_cycle_anchor),
  }));
  const lines = items.map((item) => periodLine(world, item));
  const reason = "subscription_cycle";
  const invoice = createInvoice(world, { subscription, reason, lines, since });
  const patch = { ...withItems(subscription, items), latest_invoice: invoice.id };
  world.change(subscription, patch, "customer.subscription.updated");
  if (subscription.status === "unpaid") world.change(invoice, { auto_advance: false });
  else collect(world, invoice, { onSession: false, automatic: true });
}

/** The period after the current one. */
export function nextPeriod({ current_period_end: start, price }: Item, anchor: number) {
  const end = price.recurring ? nextEnd(anchor, start, price.recurring) : start;
  return { current_period_start: start, current_period_end: end };
}
