export { about, entryOf, list, withEntry } from "./audit";
export * as Audit from "./index";
