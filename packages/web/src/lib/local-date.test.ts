import { dateText } from "@foja/core/kernel/money.rules";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isInWorkingDays, toClock, toIsoDate, toTypedDate, toWholeDate } from "./local-date";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00-03:00"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a typed date", () => {
  it.each([
    ["02/03/2026", "2026-03-02"],
    ["2/3/2026", "2026-03-02"],
    ["02032026", "2026-03-02"],
    ["02/03/26", "2026-03-02"],
    ["25/11", "2026-11-25"],
    ["mañana", "2026-11-23"],
    ["fin de mes", "2026-11-30"],
    ["31/02/2026", "31/02/2026"],
    ["", ""],
    ["quizás", "quizás"],
    ["2026-03-02", "2026-03-02"],
  ])("%j is %j", (typed, iso) => {
    expect(toIsoDate(typed)).toBe(iso);
  });

  it("without its year is of the side that its field means", () => {
    expect(toIsoDate("20/11", "ahead")).toBe("2027-11-20");
    expect(toIsoDate("20/11", "back")).toBe("2026-11-20");
    expect(toIsoDate("25/11", "back")).toBe("2025-11-25");
  });

  it("in working days waits for the calendar of the court", () => {
    expect(isInWorkingDays("+5 hábiles")).toBe(true);
    expect(isInWorkingDays("en 10 días")).toBe(false);
    expect(toIsoDate("+5 hábiles")).toBe("+5 hábiles");
  });

  it.each([
    ["2/3/2026", "2026-03-02"],
    ["02032026", "2026-03-02"],
    ["2.3.85", "1985-03-02"],
    ["2026-03-02", "2026-03-02"],
    ["2/3", "2/3"],
    ["ayer", "ayer"],
  ])("of a file, %j, is %j", (written, iso) => {
    expect(toWholeDate(written)).toBe(iso);
  });

  it.each([
    ["2026-03-02", "02/03/2026"],
    ["", ""],
    ["02/0", "02/0"],
  ])("of %j is written %j", (iso, typed) => {
    expect(toTypedDate(iso)).toBe(typed);
    expect(toIsoDate(toTypedDate(iso))).toBe(iso);
    if (typed.length === 10) expect(dateText(iso)).toBe(typed);
  });
});

it.each([
  ["930", "09:30"],
  ["9 hs", "09:00"],
  ["", ""],
  ["tarde", "tarde"],
])("the hour %j is %j", (typed, clock) => {
  expect(toClock(typed)).toBe(clock);
});
