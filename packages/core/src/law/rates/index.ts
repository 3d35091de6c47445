export { capture } from "./capture";
export { fetchAll } from "./fetch";
export * as Rates from "./index";
export { book, captures, keyOf, list, overview, standings, stretch } from "./rates";
export { type UnitValue, valueOn } from "./unit";
export { upload } from "./upload";
