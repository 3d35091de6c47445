import { isDay } from "./day.rules";

/** The day of what has none that can be used: before every other, and nothing is counted from it. */
export const UNDATED = "1900-01-01";

/** A day (`YYYY-MM-DD`) that can be worked with; `UNDATED` for one of no calendar, or no century of ours. */
export const usableDay = (day: string): string => (isDay(day) && day > UNDATED ? day : UNDATED);
