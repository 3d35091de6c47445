import type { Held } from "../kernel/held";

/** The item types that the law's domain stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "courtCalendar", at: ["COURTCALENDAR#"], file: "calendario-judicial" },
  { type: "courtActs", why: "of no practice" },
  { type: "series", why: "of no practice" },
  { type: "seriesYear", why: "of no practice" },
  { type: "seriesCapture", why: "of no practice" },
];
