export * as Plans from "./index";
export {
  lift,
  open,
  release,
  releaseStorage,
  room,
  subscriptionOf,
  take,
  takeStorage,
  toSubscription,
} from "./plans";
export { usageKey } from "./usage.item";
