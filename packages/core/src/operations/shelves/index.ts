export { archiveItems, unarchiveItems } from "./archiving";
export * as Shelves from "./index";
export { purge, removeForGood } from "./purge";
export { rebuild, rebuildAll } from "./rebuild";
export { followCase, removeCase, restoreCase } from "./shelves";
