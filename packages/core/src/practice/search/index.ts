export * as Search from "./index";
export { find } from "./search";
export { rebuild, refresh } from "./upkeep";
