export type { Foot } from "./frame.rules";
export * as Templates from "./index";
export { readerOf } from "./readers";
export { type Rendered, render } from "./render";
export { askTest, previewed, sendTest, type TemplateErrand } from "./samples";
export {
  archive,
  create,
  duplicate,
  find,
  kept,
  list,
  ofVersion,
  restore,
  update,
  version,
  versions,
} from "./templates";
