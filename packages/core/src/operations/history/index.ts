export { byPerson } from "./by-person";
export { list, undo } from "./history";
export * as History from "./index";
export { forgetGone, noteCreation, noteCreations, rebuild } from "./keeping";
