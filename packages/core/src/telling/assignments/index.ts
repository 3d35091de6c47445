export { tell } from "./assignments";
export * as Assignments from "./index";
