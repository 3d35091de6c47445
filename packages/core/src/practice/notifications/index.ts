export * as Notifications from "./index";
export {
  create,
  list,
  planNote,
  planRemoval,
  remove,
  restore,
  update,
} from "./notifications";
