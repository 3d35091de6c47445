import { expect, it } from "vitest";
import { yearsOf } from "./series-years";

const series = {
  key: "acta2601" as const,
  primera: "2009-01-01",
  ultima: "2026-01-01",
  valores: [
    ["2009-01-01", "10"],
    ["2014-05-21", "38"],
    ["2015-01-01", "40.5"],
    ["2026-01-01", "50"],
  ] as [string, string][],
};

it("begins with the value in force on the first day, and goes year by year until the last", () => {
  expect(yearsOf(series, "2014-08-01", "2025-12-31")).toEqual([
    { year: "2014", values: [["2014-05-21", "38"]] },
    { year: "2015", values: [["2015-01-01", "40.5"]] },
  ]);
});

it("begins with the first value where none was in force yet", () => {
  expect(yearsOf(series, "2001-01-01", "2009-06-01")).toEqual([
    { year: "2009", values: [["2009-01-01", "10"]] },
  ]);
});
