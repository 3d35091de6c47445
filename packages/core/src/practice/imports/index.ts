export { type Draft, run } from "./imports";
export * as Imports from "./index";
