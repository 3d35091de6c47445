export { allHeld, heldByType } from "./holdings";
export * as Holdings from "./index";
