export { excess } from "./excess";
export * as Excess from "./index";
