import { expect, it } from "vitest";
import { monthsText, toMonths } from "./months-text";

it.each([
  ["24 × 150.000", Array(24).fill(150_000)],
  ["2 x 1.500,50\n\n900000; 3*10", [1500.5, 1500.5, 900_000, 10, 10, 10]],
  ["", []],
])("reads %j month by month", (text, amounts) => {
  expect(toMonths(text)).toEqual(amounts);
});

it("leaves what is no amount for the schema to refuse", () => {
  expect(toMonths("mucho")).toEqual([Number.NaN]);
});

it("writes equal months together, and reads them back", () => {
  const amounts = [150_000, 150_000, 90_000.5, 150_000];
  expect(monthsText(amounts)).toBe("2 × 150.000\n90.000,50\n150.000");
  expect(toMonths(monthsText(amounts))).toEqual(amounts);
});
