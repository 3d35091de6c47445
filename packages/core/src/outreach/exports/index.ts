export { type Built, buildDue } from "./build";
export { exportsOf } from "./export.item";
export { ask, list, listWithoutLinks } from "./exports";
export * as Exports from "./index";
export { type ExportErrand, sendLetter } from "./letters";
