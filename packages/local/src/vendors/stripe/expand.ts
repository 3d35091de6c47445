import { invalid } from "./refusal";
import { lineItemsOf } from "./session-lines";
import type { World } from "./world";

type Value = Record<string, unknown>;

/** Fields of an object that are returned only on request: by kind and name. */
type Includable = (world: World, object: Value) => unknown;
const listOf = (url: string, data: object[]) => ({ object: "list", data, has_more: false, url });

const INCLUDABLE: Record<string, Includable> = {
  "invoice.payments": (world, { id }) =>
    listOf(
      "/v1/invoice_payments",
      world.all("invoicePayments").filter(({ invoice }) => invoice === id),
    ),
  "invoice.confirmation_secret": (world, { id }) => {
    const payment = world.all("invoicePayments").find(({ invoice }) => invoice === id);
    const intent = world.peek("paymentIntents", payment?.payment.payment_intent);
    return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
  },
  "customer.subscriptions": (world, { id }) =>
    listOf(
      `/v1/customers/${id}/subscriptions`,
      world
        .all("subscriptions")
        .filter(({ customer, status }) => customer === id && status !== "canceled"),
    ),
  "charge.refunds": (world, { id }) =>
    listOf(
      `/v1/charges/${id}/refunds`,
      world.all("refunds").filter(({ charge }) => charge === id),
    ),
  "checkout.session.line_items": (world, { id }) => lineItemsOf(world, String(id)),
};

/** A copy of a response with objects in place of ids, where the caller requested it. */
export function expanded(world: World, answer: object, paths: string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) expandOne(world, copy as Value, path.split("."), path);
  return copy;
}

function expandOne(world: World, at: Value, [name = "", ...rest]: string[], path: string): void {
  at[name] = expandedValue(world, at, name, path);
  if (rest.length === 0) return;
  const inside = at[name];
  const each = Array.isArray(inside) ? inside : [inside];
  for (const one of each) if (isGroup(one)) expandOne(world, one, rest, path);
}

const isGroup = (value: unknown): value is Value => typeof value === "object" && value !== null;

function expandedValue(world: World, at: Value, name: string, path: string): unknown {
  const present = at[name];
  if (typeof present === "string") {
    const found = world.anything(present);
    if (found) return structuredClone(found);
  } else if (present !== undefined) return present;
  const include = INCLUDABLE[`${String(at.object)}.${name}`];
  if (include) return structuredClone(include(world, at));
  throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
}
