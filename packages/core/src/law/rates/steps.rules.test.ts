import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { require } from "./series.rules";
import { monthsOfDays, sumOfDays } from "./steps.rules";

const book = bookOf("acta2601", { "2024-01-01": "10", "2024-01-05": "20", "2024-02-01": "30.5" });
const series = require(book, "acta2601", { path: "", words: "" });
const sum = (desde: string, hasta: string) => sumOfDays(series, desde, hasta).toNumber();

describe("the sum of the days after one up to another", () => {
  it.each([
    ["one day", "2024-01-01", "2024-01-02", 10],
    ["none", "2024-01-03", "2024-01-03", 0],
    ["the day of a change with its new value", "2024-01-04", "2024-01-05", 20],
    ["across a change", "2024-01-02", "2024-01-06", 10 + 10 + 20 + 20],
    ["from the day before the series begins", "2023-12-31", "2024-01-01", 10],
    ["beyond the last value, which holds", "2024-02-10", "2024-02-12", 61],
    ["the whole", "2023-12-31", "2024-02-01", 4 * 10 + 27 * 20 + 30.5],
  ])("%s", (_, desde, hasta, expected) => {
    expect(sum(desde, hasta)).toBe(expected);
  });

  it("adds up over any cut", () => {
    expect(sum("2024-01-01", "2024-01-20") + sum("2024-01-20", "2024-03-01")).toBe(
      sum("2024-01-01", "2024-03-01"),
    );
  });

  it("comes month by month, each with its days, and adds up to the same", () => {
    const months = monthsOfDays(series, "2023-12-31", "2024-02-10");
    expect(months.map(({ month, days }) => [month, days])).toEqual([
      ["2024-01", 31],
      ["2024-02", 10],
    ]);
    expect(months.map(({ sum }) => sum.toNumber())).toEqual([4 * 10 + 27 * 20, 305]);
    expect(monthsOfDays(series, "2024-01-31", "2024-02-01")).toHaveLength(1);
    expect(monthsOfDays(series, "2024-01-20", "2024-01-20")).toEqual([]);
  });
});
