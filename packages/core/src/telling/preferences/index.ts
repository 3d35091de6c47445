export * as Preferences from "./index";
export { current, of, stopDigest, update, wantingDigest } from "./preferences";
export { fromItem, type Whose } from "./preferences.item";
