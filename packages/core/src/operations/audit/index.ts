export { about, keeping, list } from "./audit";
export * as Audit from "./index";
