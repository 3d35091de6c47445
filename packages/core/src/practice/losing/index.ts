export * as Losing from "./index";
export { get, list, mark } from "./losing";
export type { LosingItem } from "./losing.item";
export { rebuild, recount, refreshMany } from "./refresh";
export { followCalculation, rebuildWatched } from "./watch";
