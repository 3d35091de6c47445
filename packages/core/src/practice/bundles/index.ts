export { create, get } from "./bundles";
export { follow, type Swept, sweep } from "./follow";
export * as Bundles from "./index";
