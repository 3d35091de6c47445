export * as GoogleSync from "./index";
export { renewAll, syncAll } from "./rounds";
export { sync } from "./run";
