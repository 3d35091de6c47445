export * as TextFiles from "./index";
export { read } from "./read";
