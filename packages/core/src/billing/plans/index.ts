export * as Plans from "./index";
export {
  assertRoom,
  lift,
  open,
  release,
  releaseStorage,
  room,
  shift,
  subscriptionOf,
  take,
  takeStorage,
  toSubscription,
} from "./plans";
export { usageKey } from "./usage.item";
