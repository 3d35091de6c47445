export * as Alerts from "./alerts";
