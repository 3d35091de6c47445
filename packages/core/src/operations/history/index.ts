export { byPerson } from "./by-person";
export { list, undo } from "./history";
export * as History from "./index";
export { forgetGone, rebuild, tellCreation } from "./keeping";
export { kindIn } from "./kinds";
