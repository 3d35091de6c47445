import { describe, expect, it } from "vitest";
import {
  cents,
  coefficient,
  dateText,
  exact,
  hasDecimals,
  moneyText,
  numberText,
  pesos,
  sumOf,
} from "./money.rules";

describe("money", () => {
  it.each([
    ["1.005", 1.01],
    ["2.675", 2.68],
    ["-1.005", -1.01],
    ["0.1", 0.1],
  ])("rounds %s half up, as written in decimal", (value, rounded) => {
    expect(pesos(exact(value))).toBe(rounded);
  });

  it("adds the rounded lines, not the exact ones", () => {
    const third = exact(100).div(3);
    expect(sumOf([third, third, third]).toFixed(2)).toBe("99.99");
    expect(cents(third.times(3)).toFixed(2)).toBe("100.00");
  });

  it("keeps ten decimals of a coefficient", () => {
    expect(coefficient(exact("715.7152364877").div("222.0345311158"))).toBe(3.2234411147);
  });
});

describe("the decimals of a number", () => {
  it("are counted as it is written, whatever its size", () => {
    const four = hasDecimals(4);
    expect([0, -0, 7, 0.0001, 12.3456, 1e21].every(four)).toBe(true);
    expect([0.00001, 12.34567, 5e-324, 1e-131].some(four)).toBe(false);
    expect(four(Number.NaN)).toBe(true);
  });
});

describe("figures as they are written here", () => {
  it("have a comma for the decimals", () => {
    expect(moneyText(1850000)).toBe("$ 1.850.000,00");
    expect(moneyText(exact("0.005"))).toBe("$ 0,01");
    expect(numberText(exact("13.3479452"))).toBe("13,347945");
    expect(numberText(8)).toBe("8");
    expect(dateText("2026-11-20")).toBe("20/11/2026");
  });
});
