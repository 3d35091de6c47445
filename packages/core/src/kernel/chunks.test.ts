import { expect, it } from "vitest";
import { chunks } from "./chunks";

it("cuts a list into parts of a size, the last one shorter", () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunks([1, 2], 2)).toEqual([[1, 2]]);
  expect(chunks([], 2)).toEqual([]);
});
