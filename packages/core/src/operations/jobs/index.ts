export * as Jobs from "./index";
export { list, record } from "./jobs";
