export { assertVersion, load, of, replaceEdits, shown } from "./calendars";
export * as Calendars from "./index";
