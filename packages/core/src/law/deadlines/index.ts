export * as CourtActs from "./acts";
export { assertVersion, load, of, official, replaceEdits, shown } from "./calendars";
export * as Calendars from "./index";
