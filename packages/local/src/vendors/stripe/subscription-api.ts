import { cancellationOf, cancelNow, mustLive } from "./cancelling";
import { pageOf } from "./lists";
import { nothing } from "./params";
import { merged } from "./records";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import type { Subscription } from "./shapes";
import {
  type SubscriptionChange,
  subscriptionChange,
  subscriptionEnd,
  subscriptionList,
} from "./subscription-input";
import { changeItems } from "./subscription-updates";
import { isLive } from "./subscriptions";
import type { World } from "./world";

const UPDATED = "customer.subscription.updated";

/** The subscription endpoints. Subscriptions are created only by checkout sessions. */
export function addSubscriptions(on: Declare, world: World): void {
  on("get", "/subscriptions", subscriptionList, ({ customer, price, status, ...page }) => {
    const found = world
      .all("subscriptions")
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !price || one.items.data.some((item) => item.price.id === price))
      .filter(withStatus(status));
    return pageOf("/v1/subscriptions", found, page);
  });
  on("get", "/subscriptions/:id", nothing, (_, id) => world.get("subscriptions", id));
  on("post", "/subscriptions/:id", subscriptionChange, (given, id) =>
    world.whole(() => {
      const subscription = world.get("subscriptions", id);
      mustLive(subscription);
      if (given.items || given.billing_cycle_anchor === "now") {
        changeItems(world, subscription, given);
      }
      return world.change(subscription, plainPatch(world, subscription, given), UPDATED);
    }),
  );
  on("delete", "/subscriptions/:id", subscriptionEnd, (given, id) => {
    const subscription = world.get("subscriptions", id);
    if (!isLive(subscription)) throw gone(id);
    const { cancellation_details: details, prorate, invoice_now: invoiceNow } = given;
    return cancelNow(world, subscription, { details, prorate, invoiceNow });
  });
}

const gone = (id: string) =>
  invalid(`No such subscription: '${id}'`, { code: "resource_missing", param: "id" });

/** Without a status, cancelled ones are left out; `ended` means those that cannot be resumed. */
function withStatus(status: string | undefined) {
  return (one: Subscription): boolean => {
    if (status === "all") return true;
    if (status === "ended") return !isLive(one);
    return status ? one.status === status : one.status !== "canceled";
  };
}

/** The changes of an update besides the items. */
function plainPatch(
  world: World,
  subscription: Subscription,
  given: SubscriptionChange,
): Partial<Subscription> {
  const { default_payment_method: method, description, metadata } = given;
  if (method) world.get("paymentMethods", method, "default_payment_method");
  return {
    ...cancellationOf(world, subscription, given),
    ...(method && { default_payment_method: method }),
    ...(description !== undefined && { description }),
    metadata: merged(subscription.metadata, metadata),
  };
}
