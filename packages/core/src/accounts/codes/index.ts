export { check, issue } from "./codes";
export * as Codes from "./index";
