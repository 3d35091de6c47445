export { find } from "./find";
export * as Texts from "./index";
export { follow, read } from "./texts";
export { forgetAll, rebuild } from "./upkeep";
