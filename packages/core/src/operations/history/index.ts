export { byPerson } from "./by-person";
export { list, undo } from "./history";
export * as History from "./index";
export { forgetGone, noteCreations, rebuild } from "./keeping";
