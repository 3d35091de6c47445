export { build } from "./build";
export * as Bundling from "./index";
