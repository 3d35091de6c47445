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
  endOthers,
  isAlive,
  knowsDevice,
  lastSeen,
  list,
  type Opening,
  open,
  openOf,
  prove,
  provenAt,
  rememberDevice,
  touch,
} from "./sessions";
