import { expect, it } from "vitest";
import { MOST_TRIES, waitAfterTry } from "./errand.rules";

const MINUTE_MS = 60_000;

it.each([
  [1, 1],
  [2, 2],
  [5, 30],
  [9, 480],
])("after attempt %i an errand waits %i minutes", (tries, minutes) => {
  expect(waitAfterTry(tries)).toBe(minutes * MINUTE_MS);
});

it("is tried ten times within a day, and given up after the last", () => {
  expect(waitAfterTry(MOST_TRIES)).toBeUndefined();
  const waits = Array.from({ length: MOST_TRIES - 1 }, (_, i) => waitAfterTry(i + 1) ?? 0);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / (60 * MINUTE_MS);
  expect(MOST_TRIES).toBe(10);
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(24);
});
