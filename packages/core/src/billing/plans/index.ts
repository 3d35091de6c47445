export * as Plans from "./index";
export {
  assertFeature,
  assertFeatureOf,
  assertRoom,
  lift,
  open,
  release,
  releaseStorage,
  room,
  type Settlement,
  settle,
  shift,
  subscriptionOf,
  take,
  takeStorage,
  toSubscription,
} from "./plans";
export { recountStorage } from "./recount";
export { type UsageItem, usageKey } from "./usage.item";
