import { cancelNow } from "./cancelling";
import { newId } from "./ids";
import { after } from "./periods";
import { planOf, recurringPrice } from "./prices";
import { invalid } from "./refusal";
import type { AskedPhase } from "./schedule-input";
import type { Item, Phase, Schedule, Subscription } from "./shapes";
import { isLive, periodOf, withItems } from "./subscriptions";
import type { World } from "./world";

/** A schedule whose only phase is the subscription's present state. */
export function scheduleOf(world: World, subscription: Subscription): Schedule {
  if (subscription.schedule) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      { param: "from_subscription" },
    );
  }
  if (!isLive(subscription) || subscription.status === "incomplete") {
    throw invalid("You cannot migrate a subscription that is in this status to a schedule.");
  }
  const { start, end } = periodOf(subscription);
  const items = subscription.items.data.map(({ price, quantity }) => ({
    price: price.id,
    quantity,
  }));
  const phases = [phaseOf(world, { items }, { start, end })];
  const schedule: Schedule = {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: world.now,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: settings(),
    // A planned end is kept: the schedule takes it over.
    end_behavior: subscription.cancel_at === null ? "release" : "cancel",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases,
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
  world.add("schedules", schedule, "subscription_schedule.created");
  world.change(subscription, { schedule: schedule.id }, "customer.subscription.updated");
  return schedule;
}

const settings = (): Schedule["default_settings"] => ({
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: "automatic",
  billing_thresholds: null,
  collection_method: "charge_automatically",
  default_payment_method: null,
  description: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    days_until_due: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  on_behalf_of: null,
  transfer_data: null,
});

type Asked = Pick<AskedPhase, "items" | "metadata">;

function phaseOf(
  world: World,
  asked: Asked,
  { start, end }: { start: number; end: number },
): Phase {
  const items = asked.items.map(({ price: id, quantity = 1 }) => {
    const price = recurringPrice(world, id, "phases[0][items][0][price]");
    return {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity,
      tax_rates: [],
    };
  });
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: world.peek("prices", items[0]?.price)?.currency ?? "usd",
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items,
    metadata: asked.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: "none",
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

/** The phases that a caller requests: each starts where the previous one ends. */
export function phasesOf(world: World, schedule: Schedule, asked: AskedPhase[]): Phase[] {
  const current = schedule.current_phase;
  const phases: Phase[] = [];
  for (const wish of asked) {
    const before = phases.at(-1)?.end_date;
    const start = startOf(world, wish, before ?? current?.start_date ?? world.now);
    if (before !== undefined && start !== before) {
      throw invalid("The start date of a phase must be the end date of the phase before it.");
    }
    const end = endOf(world, wish, start);
    if (end <= start) throw invalid("A phase must end after it begins.");
    phases.push(phaseOf(world, wish, { start, end }));
  }
  const [first] = phases;
  if (!first || (current && first.start_date !== current.start_date)) {
    throw invalid("You can not modify the start date of the current phase.", {
      param: "phases[0][start_date]",
    });
  }
  return phases;
}

const startOf = (world: World, { start_date: start }: AskedPhase, otherwise: number): number =>
  start === "now" ? world.now : (start ?? otherwise);

function endOf(world: World, wish: AskedPhase, start: number): number {
  const { end_date: end, duration, items } = wish;
  if (end !== undefined && duration) {
    throw invalid("You may only specify one of these parameters: end_date, duration.");
  }
  if (end !== undefined) return end === "now" ? world.now : end;
  const price = world.peek("prices", items[0]?.price)?.recurring;
  const every = duration ?? price ?? { interval: "month" };
  return after(start, { interval_count: 1, ...every });
}

/** Detaches a subscription from its schedule. */
export function release(world: World, schedule: Schedule, keepsEnd = true): Schedule {
  mustRun(schedule);
  const subscription = world.peek("subscriptions", schedule.subscription);
  const patch: Partial<Schedule> = {
    status: "released",
    current_phase: null,
    released_at: world.now,
    released_subscription: schedule.subscription,
    subscription: null,
  };
  world.change(schedule, patch, "subscription_schedule.released");
  const goesOn = keepsEnd
    ? {}
    : { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  if (subscription) {
    world.change(subscription, { schedule: null, ...goesOn }, "customer.subscription.updated");
  }
  return schedule;
}

/** Updates whether a subscription ends, by its schedule. */
export function followEnd(world: World, schedule: Schedule, behaviour: string): void {
  const subscription = world.peek("subscriptions", schedule.subscription);
  if (!subscription || behaviour !== "release") return;
  world.change(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
}

export function mustRun({ status }: Schedule): void {
  if (status === "active" || status === "not_started") return;
  throw invalid(
    `You cannot change a subscription schedule that is currently in the \`${status}\` status.`,
  );
}

/** Ends a phase: the next one starts, or the schedule's end behaviour applies. */
export function endPhase(world: World, schedule: Schedule): void {
  const subscription = world.peek("subscriptions", schedule.subscription);
  const next = nextPhase(schedule);
  if (!subscription) return;
  if (next) beginPhase(world, schedule, subscription, next);
  else if (schedule.end_behavior === "cancel") cancelNow(world, subscription);
  else release(world, schedule);
}

const nextPhase = ({ phases, current_phase: now }: Schedule): Phase | undefined =>
  phases.find((phase) => phase.start_date === now?.end_date);

function itemsOf(world: World, subscription: Subscription, { items }: Phase): Item[] {
  const { data } = subscription.items;
  return items.flatMap(({ price: id, quantity = 1 }, i): Item[] => {
    const old = data[i] ?? data[0];
    const price = world.get("prices", id);
    return old ? [{ ...old, price, plan: planOf(price), quantity }] : [];
  });
}

/** The items of a subscription after its period, if a schedule changes them then. */
export function scheduledItems(world: World, subscription: Subscription): Item[] | undefined {
  const schedule = world.peek("schedules", subscription.schedule);
  const next = schedule && nextPhase(schedule);
  if (next?.start_date !== periodOf(subscription).end) return undefined;
  return itemsOf(world, subscription, next);
}

function beginPhase(
  world: World,
  schedule: Schedule,
  subscription: Subscription,
  next: Phase,
): void {
  const [first] = subscription.items.data;
  const items = itemsOf(world, subscription, next);
  const now = items[0]?.price.recurring;
  const isOther = first?.price.recurring?.interval !== now?.interval;
  const patch = {
    ...withItems(subscription, items),
    ...(isOther && { billing_cycle_anchor: world.now }),
  };
  world.change(subscription, patch, "customer.subscription.updated");
  const current_phase = { start_date: next.start_date, end_date: next.end_date };
  world.change(schedule, { current_phase }, "subscription_schedule.updated");
}
