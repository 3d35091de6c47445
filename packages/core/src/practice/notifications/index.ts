export * as Notifications from "./index";
export {
  create,
  list,
  plan,
  planRemoval,
  remove,
  restore,
  update,
} from "./notifications";
