export * as Notifications from "./index";
export {
  create,
  get,
  list,
  planCarried,
  planNote,
  planOwnAgain,
  planRemoval,
  remove,
  restore,
  update,
} from "./notifications";
