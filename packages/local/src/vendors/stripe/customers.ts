import * as z from "zod";
import { cancelNow } from "./cancelling";
import { newId } from "./ids";
import { newPrefix } from "./invoices";
import { pageOf } from "./lists";
import {
  common,
  created,
  emptied,
  listOf,
  metadata,
  metadataChange,
  nothing,
  paged,
} from "./params";

import { merged } from "./records";
import { missing } from "./refusal";
import type { Declare } from "./routes";
import type { Customer } from "./shapes";
import { isLive } from "./subscriptions";
import type { World } from "./world";

const text = z.string();
const change = z.union([emptied, text]);

export const customerInput = z.strictObject({
  ...common,
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  preferred_locales: listOf(text).optional(),
  metadata: metadata.optional(),
  test_clock: text.optional(),
});

export const customerChange = z.strictObject({
  ...common,
  email: change.optional(),
  name: change.optional(),
  phone: change.optional(),
  description: change.optional(),
  preferred_locales: listOf(text).optional(),
  metadata: metadataChange.optional(),
  invoice_settings: z.strictObject({ default_payment_method: change.optional() }).optional(),
});

export const customerList = z.strictObject({ ...paged, email: text.optional(), created });

/** The customer endpoints. A deleted one keeps its id, and its subscriptions end. */
export function addCustomers(on: Declare, world: World): void {
  on("post", "/customers", customerInput, (given) => {
    if (given.test_clock) world.get("testClocks", given.test_clock, "test_clock");
    return world.add("customers", newCustomer(world, given), "customer.created");
  });
  on("get", "/customers", customerList, ({ email, ...page }) => {
    const found = world.all("customers").filter((one) => !email || one.email === email);
    return pageOf("/v1/customers", found, page);
  });
  on("get", "/customers/:id", nothing, (_, id) => world.deleted(id) ?? world.get("customers", id));
  on("post", "/customers/:id", customerChange, (given, id) => {
    const customer = world.get("customers", id);
    const { expand: _, metadata: changed, invoice_settings: settings, ...rest } = given;
    const method = settings?.default_payment_method;
    if (method) ownMethod(world, method, id);
    const patch = {
      ...rest,
      metadata: merged(customer.metadata, changed),
      ...(method !== undefined && {
        invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
      }),
    };
    return world.change(customer, patch, "customer.updated");
  });
  on("delete", "/customers/:id", nothing, (_, id) => {
    if (world.deleted(id)) throw missing("customer", id);
    world.get("customers", id);
    for (const one of world.all("subscriptions")) {
      if (one.customer === id && isLive(one)) cancelNow(world, one);
    }
    return world.remove("customers", id, "customer.deleted");
  });
}

function ownMethod(world: World, id: string, customer: string): void {
  const param = "invoice_settings[default_payment_method]";
  const method = world.get("paymentMethods", id, param);
  if (method.customer !== customer) throw missing("PaymentMethod", id, param);
}

function newCustomer(world: World, given: z.output<typeof customerInput>): Customer {
  return {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: 0,
    created: world.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: newPrefix(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: "none",
    test_clock: given.test_clock ?? null,
  };
}
