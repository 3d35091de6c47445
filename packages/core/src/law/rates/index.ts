export { capture } from "./capture";
export { fetchAll } from "./fetch";
export * as Rates from "./index";
export { book, captures, keyOf, list, overview, standings, stretch } from "./rates";
export { upload } from "./upload";
