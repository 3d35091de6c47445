export * as Notifications from "./index";
export {
  create,
  list,
  plan,
  planExpiration,
  planTakingBack,
  remove,
  restore,
  update,
} from "./notifications";
