import { useOwner } from "../../kernel/actor";
import { get, type Item } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { recent } from "./catalogue";
import { plansWith } from "./config.rules";
import { featureSentence } from "./plan.rules";
import { type Feature, LIMITED_RESOURCES, type Resource, type Subscription } from "./plan.schema";
import { FEATURES } from "./plan-id.rules";
import { subscriptionOf, toSubscription } from "./plans";
import { seen } from "./seen";
import { usageKey } from "./usage.item";

/** Whether the plan has the feature, by a usage item already read. */
export const hasFeature = (item: Item | undefined, feature: Feature): boolean =>
  toSubscription(item).features.includes(feature);

/** Throws `plan.feature_missing` unless the practice's plan has the feature. */
export async function assertFeature(feature: Feature): Promise<void> {
  await assertFeatureOf(await get(usageKey(useOwner())), feature);
}

/** Like `assertFeature`, by a usage item already read. */
export async function assertFeatureOf(item: Item | undefined, feature: Feature): Promise<void> {
  const subscription = toSubscription(item);
  if (subscription.features.includes(feature)) return;
  throw new AppError("plan.feature_missing", featureSentence(feature, subscription.displayName), {
    featureInfo: await infoOf(feature, subscription),
    upgradeRequired: true,
  });
}

const infoOf = async (feature: Feature, { plan }: Pick<Subscription, "plan">) => ({
  ...{ feature, plan, availableIn: plansWith(feature, await recent()) },
});

/**
 * Whether the practice has a feature, and which plans do. Throws `plan.not_found` for an unknown
 * one.
 */
export async function checkFeature(name: string) {
  const feature = FEATURES.find((one) => one === name);
  if (!feature) throw new AppError("plan.not_found", "Esa función no existe en ningún plan.");
  const subscription = await subscriptionOf(useOwner());
  const hasAccess = subscription.features.includes(feature);
  return { hasAccess, featureInfo: await infoOf(feature, subscription) };
}

/** Whether one more of a resource fits. Throws `plan.not_found` for an unknown one. */
export async function checkResource(name: string) {
  const resource: Resource | undefined = LIMITED_RESOURCES.find((one) => one === name);
  if (!resource)
    throw new AppError("plan.not_found", "Ese recurso no tiene límite en ningún plan.");
  const ownerId = useOwner();
  const { plan, limits, usage } = await seen(ownerId, await subscriptionOf(ownerId));
  const [limit, currentCount] = [limits[resource], usage[resource]];
  const limitInfo = { resourceType: resource, currentCount, limit, plan };
  return { hasAccess: currentCount < limit, limitInfo };
}
