import { listed } from "./lines";
import type { World } from "./world";

/** The items that a session sells, returned only on request. */
export function lineItemsOf(world: World, session: string) {
  const items = (world.hidden.lineItems[session] ?? []).map(({ price: id, quantity }, i) => {
    const price = world.get("prices", id);
    const amount = (price.unit_amount ?? 0) * quantity;
    return {
      id: `li_${session.slice(-16)}${i}`,
      object: "item",
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: world.peek("products", price.product)?.name ?? null,
      metadata: {},
      price,
      quantity,
    };
  });
  return listed(`/v1/checkout/sessions/${session}/line_items`, items);
}
