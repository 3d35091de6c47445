export * as Throttle from "./index";
export { allowLetter, clear, drip, from, reserve } from "./throttle";
