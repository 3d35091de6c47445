export * as Movements from "./index";
export {
  addAll,
  create,
  get,
  list,
  planCarried,
  planOwnAgain,
  remove,
  restore,
  toggle,
  update,
} from "./movements";
export { addHistory, missingOf, type Official, planOfficial, removeOfficial } from "./official";
