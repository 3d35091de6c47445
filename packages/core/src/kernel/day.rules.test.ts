import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  daysInMonth,
  isDay,
  monthAfter,
  onWeekday,
} from "./day.rules";

describe("days", () => {
  it("count over months and leap years", () => {
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
    expect(daysBetween("2024-03-01", "2024-02-28")).toBe(-2);
  });

  it.each([
    ["2026-11-27", "2026-11-27"],
    ["2026-11-28", "2026-11-30"],
    ["2026-11-29", "2026-11-30"],
    ["2026-02-28", "2026-03-02"],
  ])("%s is worked on %s", (day, worked) => expect(onWeekday(day)).toBe(worked));

  it.each([
    ["2026-11-20", true],
    ["2024-02-29", true],
    ["1900-01-01", true],
    ["2199-12-31", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["1899-12-31", false],
    ["2200-01-01", false],
    ["2026-1-1", false],
    ["2026-11-20T00:00:00.000Z", false],
  ])("%s is a day: %s", (text, is) => expect(isDay(text)).toBe(is));
});

describe("months", () => {
  it.each([
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-01-31", 1, "2023-02-28"],
    ["2023-11-30", 3, "2024-02-29"],
    ["2023-12-15", 1, "2024-01-15"],
    ["2024-03-31", -1, "2024-02-29"],
    ["2024-01-15", -1, "2023-12-15"],
    ["2024-05-31", -7, "2023-10-31"],
  ])("%s and %i months is %s", (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it("makes years of twelve, and a 28th of a 29th", () => {
    expect(addYears("2024-02-29", 1)).toBe("2025-02-28");
    expect(addYears("2024-02-29", 4)).toBe("2028-02-29");
  });

  it("knows how long each is", () => {
    const days = ["2024-02-10", "2023-02-10", "2100-02-01", "2000-02-01", "2026-04-30"];
    expect(days.map(daysInMonth)).toEqual([29, 28, 28, 29, 30]);
  });
});

describe("monthAfter", () => {
  it("goes on over the years", () => {
    expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
});
