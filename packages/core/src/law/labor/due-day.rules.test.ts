import { expect, it } from "vitest";
import { lastDayToPay } from "./due-day.rules";

it.each([
  // A Wednesday: Thursday, Friday, Monday, Tuesday.
  ["2025-08-20", "2025-08-26"],
  // Maundy Thursday and Good Friday of 2026 are 2 and 3 April: of the days before, two count.
  ["2026-03-30", "2026-04-07"],
  // Over 25 December and 1 January.
  ["2025-12-23", "2025-12-30"],
])(
  "gives four working days to pay after the termination of %s (LCT 128, 255 bis)",
  (egreso, day) => {
    expect(lastDayToPay(egreso)).toBe(day);
  },
);
