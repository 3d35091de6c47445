export * as Reserved from "./index";
export { list, open } from "./reserved";
