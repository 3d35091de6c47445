import { describe, expect, it } from "vitest";
import { quotaOf, quotaWarning } from "./quota.rules";

describe("a cuota litis", () => {
  it("is a percent of the total, to the cent, half up", () => {
    expect(quotaOf(12_345_678.91, 20)).toBe(2_469_135.78);
    expect(quotaOf(100.1, 12.5)).toBe(12.51);
  });

  it.each([
    ["labor", 20, null],
    ["labor", 20.01, "LCT, art. 277"],
    ["labor", 100, "LCT, art. 277"],
    ["other", 30, null],
    ["other", 30.01, "40 % solo si"],
    ["other", 40.01, "el máximo de la Ley 27.423"],
    ["other", 35, "40 % solo si"],
    ["other", 40, "40 % solo si"],
    ["other", 45, "el máximo de la Ley 27.423"],
  ] as const)("of %s at %d %% warns of %s", (of, percent, words) => {
    const warning = quotaWarning(of, percent);
    if (words === null) expect(warning).toBeNull();
    else expect(warning).toContain(words);
  });
});
