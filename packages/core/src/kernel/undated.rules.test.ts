import { expect, it } from "vitest";
import { UNDATED, usableDay } from "./undated.rules";

it.each([
  ["2026-11-20", "2026-11-20"],
  ["1900-01-02", "1900-01-02"],
  ["2199-12-31", "2199-12-31"],
  ["0202-11-20", UNDATED],
  ["0001-01-01", UNDATED],
  ["2200-01-01", UNDATED],
  ["9999-12-31", UNDATED],
  ["2026-02-30", UNDATED],
  ["0000-00-00", UNDATED],
])("takes %s for %s", (said, day) => {
  expect(usableDay(said)).toBe(day);
});
