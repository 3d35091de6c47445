export { type Built, buildDue } from "./build";
export { exportsOf, toItem } from "./export.item";
export { ask, link, list, listWithoutLinks } from "./exports";
export * as Exports from "./index";
export { type ExportErrand, sendLetter } from "./letters";
