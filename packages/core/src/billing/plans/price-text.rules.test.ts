import { expect, it } from "vitest";
import { priceText } from "./price-text.rules";

const price = { basePrice: 1.99, currency: "USD", billingPeriod: "daily" as const };

it.each([
  [price, "US$\u00a01,99 por día"],
  [{ ...price, basePrice: 12, billingPeriod: "monthly" as const }, "US$\u00a012,00 por mes"],
  [{ ...price, currency: "ars", basePrice: 1500 }, "$\u00a01.500,00 por día"],
  [{ ...price, basePrice: 0 }, "Gratis"],
])("writes %j as «%s»", (given, text) => {
  expect(priceText(given)).toBe(text);
});
