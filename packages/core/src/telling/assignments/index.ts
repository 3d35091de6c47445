export { KINDS, notify } from "./assignments";
export * as Assignments from "./index";
