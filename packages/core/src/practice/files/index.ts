export { keyOf, keysOf, type Named, namedBy, uploadsOf } from "./file.item";
export { allow, described, discard, discardUpload, keep, link, takeIn } from "./files";
export * as Files from "./index";
