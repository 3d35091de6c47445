export {
  type AlertDraft,
  alertKey as keyOf,
  alertRange as rangeOf,
  forWhom,
  idOf,
  present,
} from "./alert.item";
export {
  isAcknowledged,
  isUnread,
  list,
  read,
  readAll,
  readCause,
  remove_ as remove,
  since,
} from "./alerts";
export { byChannels } from "./channels";
export * as Alerts from "./index";
export { type AlertErrand, sendLetter } from "./letter";
export { acknowledge, pending } from "./pending";
export { plan, raise, tryRaise } from "./raise";
export { isShownTo } from "./shown.rules";
export { withdrawals } from "./withdraw";
