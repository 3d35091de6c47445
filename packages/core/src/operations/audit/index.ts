export { about, entryOf, keeping, list } from "./audit";
export * as Audit from "./index";
