import { describe, expect, it } from "vitest";
import {
  exceeds,
  monthOf,
  semesterOf,
  seniorityOf,
  weekdaysBetween,
  yearOf,
} from "./calendar.rules";

const [y, m, d] = [
  (anios: number) => ({ anios, meses: 0, dias: 0 }),
  (meses: number) => ({ anios: 0, meses, dias: 0 }),
  (dias: number) => ({ anios: 0, meses: 0, dias }),
];

describe("seniority", () => {
  it.each([
    ["2020-01-01", "2020-01-01", d(1)],
    ["2020-01-01", "2020-01-31", m(1)],
    ["2020-01-31", "2020-02-28", m(1)],
    ["2020-01-31", "2020-02-29", { anios: 0, meses: 1, dias: 1 }],
    ["2021-01-31", "2021-02-28", { anios: 0, meses: 1, dias: 1 }],
    ["2020-02-29", "2021-02-27", y(1)],
    ["2020-02-29", "2021-02-28", { anios: 1, meses: 0, dias: 1 }],
    ["2020-02-29", "2024-02-28", y(4)],
    ["2019-12-31", "2020-12-30", y(1)],
    ["1999-06-15", "2026-06-14", y(27)],
  ])("from %s to %s", (from, to, seniority) => {
    expect(seniorityOf(from, to)).toEqual(seniority);
  });

  it("may leave the last day out", () => {
    expect(seniorityOf("2020-01-01", "2020-01-01", false)).toEqual(d(0));
    expect(seniorityOf("2020-01-01", "2025-01-01", false)).toEqual(y(5));
  });

  it("is strictly more than some months, or not", () => {
    expect(exceeds(m(3), 3)).toBe(false);
    expect(exceeds({ anios: 0, meses: 3, dias: 1 }, 3)).toBe(true);
    expect(exceeds(y(5), 60)).toBe(false);
    expect(exceeds({ anios: 5, meses: 0, dias: 1 }, 60)).toBe(true);
  });
});

describe("spans", () => {
  it("begin where they do, or with the relation", () => {
    expect(monthOf("2020-01-01", "2026-05-13")).toEqual({ worked: 13, length: 31 });
    expect(monthOf("2026-05-10", "2026-05-13")).toEqual({ worked: 4, length: 31 });
    expect(yearOf("2026-05-10", "2026-05-13")).toEqual({ worked: 4, length: 365 });
    expect(yearOf("2020-05-10", "2024-12-31")).toEqual({ worked: 366, length: 366 });
  });

  it.each([
    ["2026-01-01", 1, 181],
    ["2026-06-30", 181, 181],
    ["2024-06-30", 182, 182],
    ["2026-07-01", 1, 184],
    ["2026-12-31", 184, 184],
  ])("the semester on %s has %i days worked of %i", (day, worked, length) => {
    expect(semesterOf("2010-01-01", day)).toEqual({ worked, length });
  });

  it("count the days from Monday to Friday", () => {
    expect(weekdaysBetween("2026-11-20", "2026-11-20")).toBe(1);
    expect(weekdaysBetween("2026-11-21", "2026-11-22")).toBe(0);
    expect(weekdaysBetween("2026-11-01", "2026-11-30")).toBe(21);
    expect(weekdaysBetween("2026-01-01", "2026-12-31")).toBe(261);
  });
});
