export { accountOf, follow, followAll } from "./follow";
export { importContacts, takeOut } from "./importing";
export * as Subscribers from "./index";
export { erase, eraseAddress, mayWish, resume, stop, stopAddress, wantFewer } from "./states";
export { find, idOf } from "./store";
export {
  laneOf,
  laneRange,
  present,
  SHARDS as LANES,
  type SubscriberItem,
  subscriberKey,
} from "./subscriber.item";
export { change, count, get, list, noteMail } from "./subscribers";
