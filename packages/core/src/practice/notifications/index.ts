export * as Notifications from "./notifications";
