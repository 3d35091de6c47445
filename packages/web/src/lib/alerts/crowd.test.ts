import { expect, it } from "vitest";
import { newCrowd } from "./crowd";

it("shows up to three alerts one by one, and counts more that come in the same seconds", () => {
  const judge = newCrowd();
  const judged = [
    [1, 0],
    [2, 1000],
    [1, 2000],
    [30, 4000],
    // The notice of 34 is still there.
    [4, 9000],
    // It is gone by now.
    [1, 15_000],
    [38, 15_500],
  ] as const;
  expect(judged.map(([arrived, at]) => judge(arrived, at))).toEqual([0, 0, 4, 34, 38, 0, 39]);
});
