export * as Search from "./index";
export { pack, packCrowded } from "./packs";
export { find } from "./search";
export { forgetAll, rebuild, refreshMany } from "./upkeep";
