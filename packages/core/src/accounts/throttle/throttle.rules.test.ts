import { expect, it } from "vitest";
import { type SentLetter, waitAfter, withLetter } from "./throttle.rules";

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

const NOW = 1_800_000_000_000;
const sent = (...minutesAgo: number[]): SentLetter[] =>
  minutesAgo.map((minutes) => ({ id: `mai_${minutes}`, at: NOW - minutes * 60_000 }));

it.each([
  ["none", sent(), 1],
  ["two", sent(50, 10), 3],
  ["three", sent(50, 10, 0), undefined],
  ["three, one an hour ago", sent(60, 10, 0), 3],
])("after %s in the last hour a letter makes %s", (_, before, after) => {
  expect(withLetter(before, "mai_new", NOW)?.length).toBe(after);
});

it("counts a letter once, however often its sending is tried", () => {
  const three = sent(50, 10, 0);
  expect(withLetter(three, "mai_10", NOW)).toEqual(three);
});
