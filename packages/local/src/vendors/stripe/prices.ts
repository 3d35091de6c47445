import * as z from "zod";
import { newId } from "./ids";
import { pageOf } from "./lists";
import {
  boolean,
  common,
  created,
  emptied,
  integer,
  listOf,
  metadata,
  metadataChange,
  nothing,
  paged,
} from "./params";
import { merged } from "./records";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import type { Plan, Price } from "./shapes";
import type { World } from "./world";

const INTERVALS = ["day", "week", "month", "year"] as const;

export const priceInput = z.strictObject({
  ...common,
  product: z.string(),
  currency: z.string().regex(/^[a-z]{3}$/, "must be a lowercase three-letter ISO code"),
  unit_amount: integer.pipe(z.number().min(0)),
  recurring: z
    .strictObject({
      interval: z.enum(INTERVALS),
      interval_count: integer.optional(),
      usage_type: z.literal("licensed").optional(),
    })
    .optional(),
  active: boolean.optional(),
  nickname: z.string().optional(),
  lookup_key: z.string().optional(),
  transfer_lookup_key: boolean.optional(),
  tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
  metadata: metadata.optional(),
});

export const priceChange = z.strictObject({
  ...common,
  active: boolean.optional(),
  nickname: z.union([emptied, z.string()]).optional(),
  lookup_key: z.string().optional(),
  transfer_lookup_key: boolean.optional(),
  metadata: metadataChange.optional(),
});

export const priceList = z.strictObject({
  ...paged,
  active: boolean.optional(),
  product: z.string().optional(),
  currency: z.string().optional(),
  type: z.enum(["recurring", "one_time"]).optional(),
  lookup_keys: listOf(z.string()).optional(),
  recurring: z.strictObject({ interval: z.enum(INTERVALS).optional() }).optional(),
  created,
});

/** The price endpoints: a price's amount never changes, and it is never deleted. */
export function addPrices(on: Declare, world: World): void {
  on("post", "/prices", priceInput, (given) => {
    world.get("products", given.product, "product");
    if (given.lookup_key) freeKey(world, given.lookup_key, given.transfer_lookup_key);
    return world.add("prices", newPrice(world, given), "price.created");
  });
  on("get", "/prices", priceList, ({ lookup_keys, recurring, ...asked }) => {
    const named = (["active", "product", "currency", "type"] as const).filter(
      (name) => asked[name] !== undefined,
    );
    const found = world
      .all("prices")
      .filter((one) => named.every((name) => one[name] === asked[name]))
      .filter((one) => !lookup_keys || lookup_keys.includes(one.lookup_key ?? ""))
      .filter((one) => !recurring?.interval || one.recurring?.interval === recurring.interval);
    return pageOf("/v1/prices", found, asked);
  });
  on("get", "/prices/:id", nothing, (_, id) => world.get("prices", id));
  on("post", "/prices/:id", priceChange, (given, id) => {
    const price = world.get("prices", id);
    const { expand: _, transfer_lookup_key: transfer, metadata: change, ...rest } = given;
    if (rest.lookup_key && rest.lookup_key !== price.lookup_key) {
      freeKey(world, rest.lookup_key, transfer);
    }
    const patch = { ...rest, metadata: merged(price.metadata, change) };
    world.change(price, patch, "price.updated");
    showInItems(world, price);
    return price;
  });
}

/** Updates the price shown in subscriptions' items. */
function showInItems(world: World, price: Price): void {
  const items = world.all("subscriptions").flatMap((one) => one.items.data);
  for (const item of items) {
    if (item.price.id === price.id) Object.assign(item, { price, plan: planOf(price) });
  }
}

/** Takes a lookup key from the price that has it, where the caller allows it. */
function freeKey(world: World, key: string, transfer: boolean | undefined): void {
  const holder = world.all("prices").find(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw invalid(message, { code: "resource_already_exists", param: "lookup_key" });
  }
  world.change(holder, { lookup_key: null }, "price.updated");
  showInItems(world, holder);
}

function newPrice(world: World, given: z.output<typeof priceInput>): Price {
  const recurring = given.recurring && {
    interval: given.recurring.interval,
    interval_count: given.recurring.interval_count ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed" as const,
  };
  return {
    id: newId("price"),
    object: "price",
    active: given.active ?? true,
    billing_scheme: "per_unit",
    created: world.now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: given.product,
    recurring: recurring ?? null,
    tax_behavior: given.tax_behavior ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  };
}

/** A price in the older form of a plan, which items still have. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** A recurring price. Refuses one that is charged once. */
export function recurringPrice(world: World, id: string, param: string): Price {
  const price = world.get("prices", id, param);
  if (!price.recurring) {
    throw invalid(`The price specified is set to \`type=one_time\`.`, { param });
  }
  return price;
}
