export * as Trash from "./index";
export { list, orDeleted, removeForGood } from "./trash";
