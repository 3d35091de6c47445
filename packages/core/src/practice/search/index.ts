export * as Search from "./index";
export { find } from "./search";
export { forgetAll, rebuild, refreshMany } from "./upkeep";
