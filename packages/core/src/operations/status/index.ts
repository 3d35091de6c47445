export * as Status from "./index";
export { read } from "./status";
