import { newId } from "./ids";
import { listed } from "./lines";
import { after } from "./periods";
import { planOf } from "./prices";
import type { Item, Price, Subscription } from "./shapes";
import type { World } from "./world";

/** The price and quantity of an item. */
export type Part = { price: Price; quantity: number };

const HOURS_23_S = 23 * 3600;

/** When a subscription expires whose first payment was not completed. */
export const incompleteUntil = ({ created }: Subscription) => created + HOURS_23_S;
/** When a pending change expires: at the latest with the period. */
export const pendingUntil = (now: number, subscription: Subscription) =>
  Math.min(now + HOURS_23_S, periodOf(subscription).end);

/** An item whose period starts now. */
export function newItem(world: World, subscription: string, { price, quantity }: Part): Item {
  return {
    id: newId("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created: world.now,
    current_period_end: price.recurring ? after(world.now, price.recurring) : world.now,
    current_period_start: world.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

type Begun = {
  customer: string;
  parts: Part[];
  metadata?: Record<string, string>;
  description?: string;
};

/** A subscription that awaits its first payment. */
export function newSubscription(world: World, begun: Begun): Subscription {
  const { customer, parts, metadata = {}, description = null } = begun;
  const id = newId("sub");
  const items = parts.map((part) => newItem(world, id, part));
  return {
    ...blankSubscription(),
    id,
    billing_cycle_anchor: world.now,
    created: world.now,
    currency: parts[0]?.price.currency ?? "usd",
    customer,
    description,
    items: listed(`/v1/subscription_items?subscription=${id}`, items),
    metadata,
    start_date: world.now,
    status: "incomplete",
  };
}

const blankSubscription = () => ({
  object: "subscription" as const,
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: {
    flexible: { proration_discounts: "included" as const },
    type: "flexible" as const,
  },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically" as const,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" as const },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off" as const,
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
});

/** The current period: that of the first item. */
export function periodOf({ items }: Subscription): { start: number; end: number } {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
}

export const withItems = (subscription: Subscription, data: Item[]) => ({
  items: { ...subscription.items, data },
});

/** Applies a pending change whose payment succeeded. */
export function applyPending(world: World, subscription: Subscription): void {
  const { pending_update: pending } = subscription;
  if (!pending) return;
  const patch = {
    ...withItems(subscription, pending.subscription_items),
    billing_cycle_anchor: pending.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
    pending_update: null,
  };
  const applied = "customer.subscription.pending_update_applied";
  world.change(subscription, patch, applied, "customer.subscription.updated");
}

/** Drops a pending change. */
export function discardPending(world: World, subscription: Subscription): void {
  const expired = "customer.subscription.pending_update_expired";
  world.change(subscription, { pending_update: null }, expired, "customer.subscription.updated");
}

/** Whether a subscription has neither ended nor expired before its first payment. */
export const isLive = ({ status }: Subscription) =>
  status !== "canceled" && status !== "incomplete_expired";
