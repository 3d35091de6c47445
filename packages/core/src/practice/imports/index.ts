export { check, type RowDraft, run } from "./imports";
export * as Imports from "./index";
