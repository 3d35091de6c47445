export * as Reactions from "./index";
export { passOn } from "./pass-on";
export { type Detail, type Fact, publish, read } from "./reactions";
