export { loseGrant, withAccess } from "./access";
export { busyTimes } from "./busy";
export {
  type Connection,
  type ConnectionItem,
  doorKey,
  doorsOf,
  dueRanges,
  toDoor,
} from "./connection.item";
export { edit, find, findInPlan, isStirred, isUnderWay, NOTHING_DONE } from "./connections";
export { heard } from "./hook";
export * as Google from "./index";
export { begin, complete } from "./link";
export { decide, set, status, syncNow } from "./settings";
export { end, leave, preview } from "./unlink";
