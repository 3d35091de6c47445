import type { Held } from "../kernel/held";

/** The item types that the law's domain stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "courtCalendar", back: "returns", at: ["COURTCALENDAR#"], file: "calendario-judicial" },
  { type: "courtActs", back: "product", why: "of no practice" },
  { type: "series", back: "product", why: "of no practice" },
  { type: "seriesYear", back: "product", why: "of no practice" },
  { type: "seriesCapture", back: "product", why: "of no practice" },
];
