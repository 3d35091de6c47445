import { isDay } from "./day.rules";

/**
 * The day of a record without a usable one: sorts before every other; nothing is counted from it.
 */
export const UNDATED = "1900-01-01";

/** The day (`YYYY-MM-DD`) if it exists and is after 1900-01-01; otherwise `UNDATED`. */
export const usableDay = (day: string): string => (isDay(day) && day > UNDATED ? day : UNDATED);
