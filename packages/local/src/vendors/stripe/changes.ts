import { periodLine, remainingLine, unusedLine } from "./lines";
import { after } from "./periods";
import { planOf, recurringPrice } from "./prices";
import { invalid, missing } from "./refusal";
import type { Item, Line, Subscription } from "./shapes";
import { newItem, periodOf, withItems } from "./subscriptions";
import type { World } from "./world";

/** A call's changes to the items of a subscription. */
export type AskedItem = { id?: string; price?: string; quantity?: number; deleted?: boolean };
export type AskedChange = {
  items?: AskedItem[];
  proration_behavior?: string;
  proration_date?: number;
  billing_cycle_anchor?: string;
};

/** The result of a change: the new items, and the lines that are due for it. */
export type Change = {
  items: Item[];
  lines: Line[];
  /** The new start of the periods, where the change sets one. */
  anchor?: number;
};

/**
 * Computes a change of items without applying it: the rest of the period is credited at the old
 * price and charged at the new one. Another interval starts its first period at once.
 */
export function changeOf(world: World, subscription: Subscription, asked: AskedChange): Change {
  const at = momentOf(world, subscription, asked.proration_date);
  const prorates = asked.proration_behavior !== "none";
  const items = itemsAfter(world, subscription, asked.items ?? []);
  const resets = asked.billing_cycle_anchor === "now" || hasOtherInterval(subscription, items);
  if (resets) return restarted(world, subscription, { items, prorates });
  const before = new Map(subscription.items.data.map((item) => [item.id, item]));
  const lines = items.flatMap((item) => {
    const old = before.get(item.id);
    if (!prorates || (old && isSame(old, item))) return [];
    const credit = old ? [unusedLine(world, old, at)] : [];
    return [...credit, remainingLine(world, item, at)];
  });
  const gone = subscription.items.data.filter(({ id }) => !items.some((item) => item.id === id));
  const credits = prorates ? gone.map((item) => unusedLine(world, item, at)) : [];
  return { items, lines: [...credits, ...lines] };
}

const isSame = (a: Item, b: Item) => a.price.id === b.price.id && a.quantity === b.quantity;

function momentOf(world: World, subscription: Subscription, date: number | undefined): number {
  if (date === undefined) return world.now;
  const { start, end } = periodOf(subscription);
  if (date >= start && date <= end) return date;
  throw invalid("Cannot specify proration_date outside of current subscription period.", {
    param: "proration_date",
  });
}

/** The items after the change, in the current period. */
function itemsAfter(world: World, subscription: Subscription, asked: AskedItem[]): Item[] {
  const { data } = subscription.items;
  const strange = asked.find(({ id }) => id && !data.some((item) => item.id === id));
  if (strange?.id) throw missing("subscription_item", strange.id, "items[0][id]");
  const changed = data.flatMap((item) => {
    const wish = asked.find(({ id }) => id === item.id);
    return wish?.deleted ? [] : [wish ? itemAfter(world, item, wish) : item];
  });
  const added = asked.flatMap(({ id, price, quantity = 1 }) => {
    if (id || !price) return [];
    const part = { price: recurringPrice(world, price, "items[0][price]"), quantity };
    return [inPeriod(newItem(world, subscription.id, part), subscription)];
  });
  return refuseDoubles([...changed, ...added]);
}

function itemAfter(world: World, item: Item, { price: id, quantity }: AskedItem): Item {
  const price = id ? recurringPrice(world, id, "items[0][price]") : item.price;
  if (price.id !== item.price.id && !price.active) {
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
      param: "items[0][price]",
    });
  }
  if (price.currency !== item.price.currency) {
    throw invalid("The price specified is in another currency than the subscription.");
  }
  return { ...item, price, plan: planOf(price), quantity: quantity ?? item.quantity };
}

const inPeriod = (item: Item, subscription: Subscription): Item => {
  const { start, end } = periodOf(subscription);
  return { ...item, current_period_start: start, current_period_end: end };
};

function refuseDoubles(items: Item[]): Item[] {
  const prices = new Set(items.map(({ price }) => price.id));
  if (prices.size === items.length) return items;
  throw invalid(
    "Cannot add multiple subscription items with the same price: use the `id` of the item that has it.",
  );
}

function hasOtherInterval(subscription: Subscription, items: Item[]): boolean {
  const [before, now] = [subscription.items.data[0], items[0]].map((item) => item?.price.recurring);
  return before?.interval !== now?.interval || before?.interval_count !== now?.interval_count;
}

/** A change that starts a period now: the old one is credited, the new one charged in full. */
function restarted(
  world: World,
  subscription: Subscription,
  { items, prorates }: { items: Item[]; prorates: boolean },
): Change {
  const anchor = world.now;
  const begun = items.map((item) => ({
    ...item,
    current_period_start: anchor,
    current_period_end: item.price.recurring ? after(anchor, item.price.recurring) : anchor,
  }));
  const old = prorates ? subscription.items.data : [];
  const credits = old.map((item) => unusedLine(world, item, anchor));
  return {
    items: begun,
    anchor,
    lines: [...credits, ...begun.map((item) => periodLine(world, item))],
  };
}

/** The fields of a subscription that a change sets. */
export const patchOf = (subscription: Subscription, { items, anchor }: Change) => ({
  ...withItems(subscription, items),
  ...(anchor !== undefined && { billing_cycle_anchor: anchor }),
});
