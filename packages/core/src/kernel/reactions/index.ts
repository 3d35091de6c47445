export * as Reactions from "./index";
export { type Detail, type Fact, publish, read } from "./reactions";
