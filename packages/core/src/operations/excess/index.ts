export { list } from "./excess";
export * as Excess from "./index";
