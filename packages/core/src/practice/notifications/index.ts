export * as Notifications from "./index";
export {
  create,
  get,
  list,
  planNote,
  planRemoval,
  remove,
  restore,
  update,
} from "./notifications";
