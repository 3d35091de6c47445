export { forget, list, undo } from "./history";
export * as History from "./index";
