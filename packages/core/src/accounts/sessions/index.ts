export { placeKeys, roleIn, standingIn } from "./alive";
export * as Sessions from "./index";
export { refresh } from "./refresh";
export { fromItem as fromSessionItem, type SessionRecord } from "./session.item";
export { describeDevice } from "./session.rules";
export {
  authenticate,
  end,
  endAll,
  endAllWith,
  endCurrent,
  endIn,
  endOthers,
  isAlive,
  knowsDevice,
  lastSeen,
  list,
  moveTo,
  type Opening,
  open,
  openOf,
  type Place,
  proofsIn,
  prove,
  rememberDevice,
  touch,
} from "./sessions";
