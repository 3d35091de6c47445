export { find } from "./find";
export { ask, follow } from "./follow";
export * as Texts from "./index";
export { begin, type FileOf, forget, index, keepPage, pagesOf } from "./keep";
export { pageOf, seenWords } from "./page";
export type { StateItem } from "./text.item";
export { forgetAll, rebuild } from "./upkeep";
