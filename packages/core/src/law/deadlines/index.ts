export { assertVersion, load, replaceEdits, shown } from "./calendars";
export * as Calendars from "./index";
