export { carriedBy } from "./carried";
export { keyOf, keysOf, type Named, namedBy, uploadsOf } from "./file.item";
export {
  allow,
  type Carrier,
  described,
  digestOf,
  discard,
  discardUpload,
  isAccepted,
  isOfType,
  isSound,
  keep,
  link,
  open,
  store,
  takeIn,
} from "./files";
export * as Files from "./index";
export { arrived, counted, sweep, WRONG } from "./receiving";
