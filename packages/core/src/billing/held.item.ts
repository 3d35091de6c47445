import type { Item } from "../kernel/dynamo";
import type { Held } from "../kernel/held";
import { Subscriptions } from "./subscriptions";

/** The item types that billing stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "usage", back: "stays", at: ["USAGE"], file: "plan-y-uso" },
  { type: "planMember", back: "derived", at: ["PLAN"], why: "derived from the plan" },
  {
    type: "subscription",
    back: "stays",
    at: ["SUBSCRIPTION"],
    file: "suscripcion",
    beside: (item: Item) => Subscriptions.customerKeysOf(item),
  },
  { type: "planConfig", back: "product", why: "of no practice" },
  { type: "planUpdate", back: "product", why: "of no practice" },
  { type: "stripeCustomer", back: "stays", why: "goes with the subscription" },
  { type: "stripeCounts", back: "product", why: "counters, of no practice" },
  { type: "stripeEvent", back: "product", why: "an identifier of Stripe's, for 35 days" },
];
