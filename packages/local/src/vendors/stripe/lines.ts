import { newId } from "./ids";
import { shareOf } from "./money";
import type { Item, Line, List, Price } from "./shapes";
import type { World } from "./world";

type Written = {
  item: Item;
  price: Price;
  quantity: number;
  amount: number;
  period: { start: number; end: number };
  description: string;
  proration: boolean;
};

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const dayOf = (moment: number) => DAY.format(moment * 1000);
const nameOf = (world: World, { product }: Price) => world.peek("products", product)?.name ?? "";

/** The line of a period that begins. */
export function periodLine(world: World, item: Item): Line {
  const { price, quantity, current_period_start: start, current_period_end: end } = item;
  return line({
    item,
    price,
    quantity,
    amount: (price.unit_amount ?? 0) * quantity,
    period: { start, end },
    description: `${quantity} × ${nameOf(world, price)} (at ${price.unit_amount} ${price.currency} / ${price.recurring?.interval})`,
    proration: false,
  });
}

/** The credit for what is left of an item's period, by the second. */
export function unusedLine(world: World, item: Item, at: number): Line {
  const { price, quantity, current_period_start: start, current_period_end: end } = item;
  const whole = (price.unit_amount ?? 0) * quantity;
  return line({
    item,
    price,
    quantity,
    amount: 0 - shareOf(whole, end - at, end - start),
    period: { start: at, end },
    description: `Unused time on ${nameOf(world, price)} after ${dayOf(at)}`,
    proration: true,
  });
}

/** The charge for what is left of the period at what the item costs from now on. */
export function remainingLine(world: World, item: Item, at: number): Line {
  const { price, quantity, current_period_start: start, current_period_end: end } = item;
  const whole = (price.unit_amount ?? 0) * quantity;
  return line({
    item,
    price,
    quantity,
    amount: shareOf(whole, end - at, end - start),
    period: { start: at, end },
    description: `Remaining time on ${nameOf(world, price)} after ${dayOf(at)}`,
    proration: true,
  });
}

function line({ item, price, quantity, amount, period, description, proration }: Written): Line {
  const details = {
    invoice_item: proration ? newId("ii") : null,
    proration,
    proration_details: proration ? { credited_items: null } : null,
    subscription: item.subscription,
    subscription_item: item.id,
  };
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: details,
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: "price_details",
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}

export const listed = <T>(url: string, data: T[]): List<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});
