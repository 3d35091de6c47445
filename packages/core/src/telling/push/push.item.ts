import { digest } from "../../kernel/digest";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** A browser in which a person subscribed to their alerts, while they stay signed in there. */
export type Subscription = {
  userId: string;
  sessionId: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  createdAt: string;
};

export type SubscriptionItem = Stored<Subscription>;

/** The longest that a session lives, and with it its subscription. */
const LIFE_S = 30 * 24 * 3600;

export const subscriptionKey = (userId: string, endpoint: string): Key => ({
  pk: ownerPartition(userId),
  sk: `PUSH#${digest(endpoint)}`,
});

export const subscriptionRange = (userId: string) => ({
  pk: ownerPartition(userId),
  sk: { startingWith: "PUSH#" },
});

export const toItem = (subscription: Subscription): SubscriptionItem => ({
  ...subscriptionKey(subscription.userId, subscription.endpoint),
  type: "pushSubscription",
  version: 1,
  ttl: Math.ceil(Date.parse(subscription.createdAt) / 1000) + LIFE_S,
  ...subscription,
});
