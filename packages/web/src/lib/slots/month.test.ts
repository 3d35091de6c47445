import { describe, expect, it } from "vitest";
import { dayByKey, endsOf, weeksOf } from "./month";

describe("weeksOf", () => {
  it.each([
    ["2026-08", 6, 5],
    ["2026-06", 5, 0],
    ["2027-02", 4, 0],
  ])("lays %s out in %d weeks, its first day in column %d", (month, weeks, column) => {
    const laid = weeksOf(month);
    expect(laid).toHaveLength(weeks);
    expect(laid[0]?.findIndex((day) => day !== undefined)).toBe(column);
    expect(laid.flat().filter(Boolean)).toHaveLength(Number(endsOf(month)[1].slice(8)));
  });
});

describe("dayByKey", () => {
  it.each([
    ["ArrowLeft", "2026-08-04", "2026-08-03"],
    ["ArrowRight", "2026-08-31", "2026-09-01"],
    ["ArrowUp", "2026-08-04", "2026-07-28"],
    ["ArrowDown", "2026-08-04", "2026-08-11"],
    ["Home", "2026-08-09", "2026-08-03"],
    ["End", "2026-08-03", "2026-08-09"],
    ["PageDown", "2026-01-31", "2026-02-28"],
    ["PageUp", "2026-03-31", "2026-02-28"],
  ])("%s leads from %s to %s", (key, from, to) => expect(dayByKey(from, key)).toBe(to));

  it("leaves other keys to others", () => {
    expect([dayByKey("2026-08-04", "a"), dayByKey("2026-08-04", "toString")]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
