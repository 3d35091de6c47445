export { carryTo } from "./carry";
export {
  catalogue,
  environment,
  forget,
  offered,
  openingTerms,
  termsOf,
} from "./catalogue";
export { type ConfigItem, configKey, toConfigItem } from "./config.item";
export {
  assertFeature,
  assertFeatureOf,
  checkFeature,
  checkResource,
  hasFeature,
} from "./features";
export * as Plans from "./index";
export { futureMembersRange, MEMBER_SHARDS, memberOf, membersRange } from "./member.item";
export {
  assertRoom,
  lift,
  open,
  rebuildMember,
  release,
  releaseMember,
  releaseStorage,
  room,
  type Settlement,
  settle,
  shift,
  subscriptionOf,
  take,
  takeMember,
  takeStorage,
  toSubscription,
} from "./plans";
export { recount } from "./recount";
export { seen } from "./seen";
export { mayHaveContract, type UsageItem, usageKey } from "./usage.item";
