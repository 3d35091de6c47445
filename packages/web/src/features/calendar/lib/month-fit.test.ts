import { addDays } from "@foja/core/kernel/day.rules";
import { expect, it } from "vitest";
import { entriesThatFit, MANY } from "./month-fit";

const FIRST = "2026-03-30";
const spread = (count: number, days: number) =>
  Array.from({ length: count }, (_, n) => ({ start: `${addDays(FIRST, n % days)}T09:00:00` }));

it("leaves a month that is not full to the library", () => {
  expect(entriesThatFit(700, FIRST, spread(MANY - 1, 42))).toBeUndefined();
});

it.each([
  ["a low screen", 460, 42, 1],
  ["a usual screen", 700, 42, 2],
  ["a high screen", 1300, 42, 6],
  ["a usual screen with two weeks that are empty", 700, 28, 3],
  ["nearly no room", 100, 42, 1],
])("fits what a day has room for, on %s", (_, height, days, fitting) => {
  expect(entriesThatFit(height, FIRST, spread(MANY, days))).toBe(fitting);
});
