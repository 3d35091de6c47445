export { agenda } from "./agenda";
export { comeBack, goAlong } from "./along";
export { type BusyTime, busy, planLeaving, planMove } from "./busy";
export { settleConflict } from "./conflict";
export { type GoogleLink, type Known, type Prints, UNKNOWN } from "./event.item";
export {
  create,
  get,
  linkGoogle,
  list,
  plan,
  planRemoval,
  planTakingBack,
  remove,
  removeFollowing,
  restore,
  several,
  update,
} from "./events";
export { importBatch, removeImported } from "./google";
export * as Events from "./index";
export { records } from "./kept";
export {
  arrived,
  bringIn,
  drop,
  type FromGoogle,
  links,
  type Mirror,
  mirrorOf,
  mirrors,
  note,
  type Own,
  putOff,
  sendAgain,
  sendAnew,
  settle,
  take,
  waitingChanges,
  withdraw,
} from "./mirror";
export { type OutgoingItem, sendingItem } from "./outgoing.item";
export { forgetGoogle, importedUntouched, removeUntouched } from "./unmirror";
