export * as Throttle from "./index";
export { clear, drip, reserve } from "./throttle";
