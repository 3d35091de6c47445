import { expect, it } from "vitest";
import { amountText } from "./amount.rules";

it.each([
  [0.5, "ARS", "$ 0,50"],
  [0, "ARS", "$ 0,00"],
  [1200, "USD", "US$ 1.200,00"],
  [-0.25, "ARS", "-$ 0,25"],
  [-1200, "USD", "-US$ 1.200,00"],
] as const)("writes %d %s as «%s»", (amount, currency, text) =>
  expect(amountText(amount, currency)).toBe(text),
);
