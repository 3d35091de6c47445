export type { BundleItem } from "./bundle.item";
export { create, get } from "./bundles";
export { follow, type Swept, sweep } from "./follow";
export * as Bundles from "./index";
export { edit } from "./store";
