export {
  catalogue,
  environment,
  forget,
  offered,
  openingTerms,
  termsOf,
} from "./catalogue";
export {
  assertFeature,
  assertFeatureOf,
  checkFeature,
  checkResource,
  hasFeature,
} from "./features";
export * as Plans from "./index";
export {
  assertRoom,
  lift,
  open,
  rebuildMember,
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
