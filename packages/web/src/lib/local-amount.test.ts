import { describe, expect, it } from "vitest";
import { toPlainAmount, toTypedAmount } from "./local-amount";

describe("an amount as it is typed here", () => {
  it.each([
    ["1.850.000,50", "1850000.50"],
    ["$ 1.850.000", "1850000"],
    ["1850000,5", "1850000.5"],
    ["1850000.5", "1850000.5"],
    ["1.850", "1850"],
    ["1850.", "1850"],
    ["0,50", "0.50"],
    ["007", "7"],
    ["", ""],
    ["mil", "mil"],
    ["1.85.0", "1.85.0"],
    ["-5", "-5"],
  ])("%s is kept as %s", (typed, plain) => {
    expect(toPlainAmount(typed)).toBe(plain);
  });

  it.each([
    ["1850000.5", "1.850.000,50"],
    ["1850000", "1.850.000"],
    ["999", "999"],
    ["mil", "mil"],
  ])("%s is shown as %s", (plain, typed) => {
    expect(toTypedAmount(plain)).toBe(typed);
    expect(toPlainAmount(typed) === plain || Number(toPlainAmount(typed)) === Number(plain)).toBe(
      plain !== "mil" || typed === "mil",
    );
  });
});
