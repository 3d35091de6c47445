import { describe, expect, it } from "vitest";
import { moneyText, shareOf } from "./money";
import { after, nextEnd } from "./periods";

describe("shareOf", () => {
  it.each([
    [1000, 1, 2, 500],
    [1000, 1, 3, 333],
    [1000, 2, 3, 667],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [3, 1, 2, 2],
    [1000, 0, 2, 0],
    [1000, 1, 0, 0],
    // A product beyond the precision of a double.
    [9_007_199_254_740_991, 2_678_399, 2_678_400, 9_007_195_891_838_043],
  ])("gives of %i the part %i/%i: %i", (cents, part, whole, expected) => {
    expect(shareOf(cents, part, whole)).toBe(expected);
  });
});

describe("moneyText", () => {
  it.each([
    [123_456, "usd", "US$ 1.234,56"],
    [-5, "usd", "-US$ 0,05"],
    [100, "clp", "CLP 1,00"],
  ])("writes %i %s as %s", (cents, currency, text) => {
    expect(moneyText(cents, currency)).toBe(text);
  });
});

const at = (text: string) => Date.parse(`${text}Z`) / 1000;

describe("periods", () => {
  it.each([
    ["2026-01-31T10:00:00", "month", 1, 1, "2026-02-28T10:00:00"],
    ["2026-01-31T10:00:00", "month", 1, 2, "2026-03-31T10:00:00"],
    ["2024-02-29T00:00:00", "year", 1, 1, "2025-02-28T00:00:00"],
    ["2026-12-15T00:00:00", "month", 3, 1, "2027-03-15T00:00:00"],
    ["2026-11-22T05:06:07", "day", 1, 3, "2026-11-25T05:06:07"],
    ["2026-11-22T05:06:07", "week", 2, 1, "2026-12-06T05:06:07"],
  ])("after %s, %s × %i, %i times: %s", (start, interval, interval_count, times, end) => {
    expect(after(at(start), { interval, interval_count }, times)).toBe(at(end));
  });

  it("come back to the anchor's day after a short month", () => {
    const anchor = at("2026-01-31T10:00:00");
    const monthly = { interval: "month", interval_count: 1 };
    expect(nextEnd(anchor, at("2026-02-28T10:00:00"), monthly)).toBe(at("2026-03-31T10:00:00"));
  });
});
