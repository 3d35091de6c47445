import { newId } from "./ids";
import { shareOf } from "./money";
import type { Item, Line, List, Price } from "./shapes";
import { describe, languageOf } from "./wording";
import type { World } from "./world";

type Written = {
  item: Item;
  price: Price;
  quantity: number;
  amount: number;
  period: { start: number; end: number };
  proration: boolean;
};

/** The line of a starting period. */
export function periodLine(world: World, item: Item): Line {
  const { price, quantity, current_period_start: start, current_period_end: end } = item;
  return line(world, {
    item,
    price,
    quantity,
    amount: (price.unit_amount ?? 0) * quantity,
    period: { start, end },
    proration: false,
  });
}

/** The credit for the rest of an item's period, by the second. */
export function unusedLine(world: World, item: Item, at: number): Line {
  const { price, quantity, current_period_start: start, current_period_end: end } = item;
  const whole = (price.unit_amount ?? 0) * quantity;
  return line(world, {
    item,
    price,
    quantity,
    amount: 0 - shareOf(whole, end - at, end - start),
    period: { start: at, end },
    proration: true,
  });
}

/** The charge for the rest of the period at the item's new price. */
export function remainingLine(world: World, item: Item, at: number): Line {
  const { price, quantity, current_period_start: start, current_period_end: end } = item;
  const whole = (price.unit_amount ?? 0) * quantity;
  return line(world, {
    item,
    price,
    quantity,
    amount: shareOf(whole, end - at, end - start),
    period: { start: at, end },
    proration: true,
  });
}

function line(world: World, written: Written): Line {
  const { item, price, quantity, amount, period, proration } = written;
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
    description: describe(world, written, languageOf(world, item)),
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
