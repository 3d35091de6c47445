import { describe, expect, it } from "vitest";
import { toIsoDate, toTypedDate } from "./local-date";

describe("a typed date", () => {
  it.each([
    ["02/03/2026", "2026-03-02"],
    ["2/3/2026", "2026-03-02"],
    [" 2-3-2026 ", "2026-03-02"],
    ["2.3.2026", "2026-03-02"],
    ["02032026", "2026-03-02"],
    ["31/02/2026", "2026-02-31"],
    ["", ""],
    ["02/03/26", "02/03/26"],
    ["mañana", "mañana"],
    ["2026-03-02", "2026-03-02"],
  ])("%j is %j", (typed, iso) => {
    expect(toIsoDate(typed)).toBe(iso);
  });

  it.each([
    ["2026-03-02", "02/03/2026"],
    ["", ""],
    ["02/0", "02/0"],
  ])("of %j is written %j", (iso, typed) => {
    expect(toTypedDate(iso)).toBe(typed);
    expect(toIsoDate(toTypedDate(iso))).toBe(iso);
  });
});
