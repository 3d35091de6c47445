export * as Search from "./index";
export { find } from "./search";
export { forgetAll, rebuild, refresh, refreshMany } from "./upkeep";
