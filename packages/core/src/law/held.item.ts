import type { Held } from "../kernel/held";

/** What the law keeps, see `Held`. */
export const held: readonly Held[] = [
  { type: "courtCalendar", at: ["COURTCALENDAR#"], file: "calendario-judicial" },
  { type: "series", why: "of no practice" },
  { type: "seriesYear", why: "of no practice" },
  { type: "seriesCapture", why: "of no practice" },
];
