import { expect, it } from "vitest";
import { waitAfter } from "./throttle.rules";

it.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 1_000],
  [6, 2_000],
  [7, 4_000],
  [14, 512_000],
  [15, 900_000],
  [16, 900_000],
  [10_000, 900_000],
])("after %i failures an account waits %i ms", (failures, ms) => {
  expect(waitAfter(failures)).toBe(ms);
});
