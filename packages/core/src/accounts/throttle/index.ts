export * as Throttle from "./index";
export { allowLetter, clear, drip, forgetLetter, from, reserve } from "./throttle";
