export * as Throttle from "./index";
export { allowLetter, clear, drip, reserve } from "./throttle";
