import { expect, it } from "vitest";
import { chargeText, monthText, priceText } from "./price-text.rules";

const price = { basePrice: 1.99, currency: "USD", billingPeriod: "daily" as const };

it.each([
  [price, "US$\u00a01,99 por día"],
  [{ ...price, basePrice: 12, billingPeriod: "monthly" as const }, "US$\u00a012,00 por mes"],
  [{ ...price, currency: "ars", basePrice: 1500 }, "$\u00a01.500,00 por día"],
  [{ ...price, basePrice: 0 }, "Gratis"],
])("writes %j as «%s»", (given, text) => {
  expect(priceText(given)).toBe(text);
});

it.each([
  [price, "≈ US$\u00a061 al mes"],
  [{ ...price, basePrice: 4.99 }, "≈ US$\u00a0152 al mes"],
  [{ ...price, basePrice: 12.5, billingPeriod: "monthly" as const }, "US$\u00a012,5 al mes"],
  [{ ...price, basePrice: 120, billingPeriod: "annual" as const }, "≈ US$\u00a010 al mes"],
])("says what %j comes to in a month: «%s»", (given, text) => {
  expect(monthText(given)).toBe(text);
});

it.each([
  [price, "Se cobra US$\u00a01,99 cada día, ≈ US$\u00a061 al mes"],
  [
    { ...price, basePrice: 12, billingPeriod: "monthly" as const },
    "Se cobra US$\u00a012,00 cada mes",
  ],
  [{ ...price, basePrice: 0 }, "No se cobra nada"],
])("says what is charged and how often for %j: «%s»", (given, text) => {
  expect(chargeText(given)).toBe(text);
});
