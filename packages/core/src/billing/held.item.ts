import type { Item } from "../kernel/dynamo";
import type { Held } from "../kernel/held";
import { Subscriptions } from "./subscriptions";

/** The item types that billing stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "usage", at: ["USAGE"], file: "plan-y-uso" },
  { type: "planMember", at: ["PLAN"], why: "derived from the plan" },
  {
    type: "subscription",
    at: ["SUBSCRIPTION"],
    file: "suscripcion",
    beside: (item: Item) => Subscriptions.customerKeysOf(item),
  },
  { type: "planConfig", why: "of no practice" },
  { type: "planUpdate", why: "of no practice" },
  { type: "stripeCustomer", why: "goes with the subscription" },
  { type: "stripeCounts", why: "counters, of no practice" },
  { type: "stripeEvent", why: "an identifier of Stripe's, for 35 days" },
];
