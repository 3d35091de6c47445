export * as Throttle from "./throttle";
