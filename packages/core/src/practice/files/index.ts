export { keyOf, keysOf, type Named, namedBy, uploadsOf } from "./file.item";
export { allow, described, discard, discardUpload, link, takeIn } from "./files";
export * as Files from "./index";
