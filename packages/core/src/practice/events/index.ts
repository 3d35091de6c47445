export { agenda } from "./agenda";
export { comeBack, goAlong } from "./along";
export { type BusyTime, busy, planLeaving, planMove } from "./busy";
export {
  create,
  get,
  linkGoogle,
  list,
  plan,
  planRemoval,
  planTakingBack,
  remove,
  restore,
  several,
  update,
} from "./events";
export { importBatch, removeImported } from "./google";
export * as Events from "./index";
