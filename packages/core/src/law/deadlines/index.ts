export * as Calendars from "./calendars";
