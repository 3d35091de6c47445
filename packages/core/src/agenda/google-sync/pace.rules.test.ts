import { describe, expect, it } from "vitest";
import { stillTooLong, timeLimit } from "./pace.rules";

describe("how long a synchronisation may take", () => {
  it.each([
    [0, 300_000],
    [90, 300_000],
    [91, 303_000],
    [500, 1_530_000],
  ])("with %i events it is %i ms", (events, ms) => {
    expect(timeLimit(events)).toBe(ms);
  });
});

describe("the events that are too long", () => {
  it.each([
    ["stay while nothing is said of them", ["a"], { ids: ["b"], tooLong: [] }, ["a"]],
    ["go where they are shorter by now, or gone", ["a", "b"], { ids: ["a"], tooLong: [] }, ["b"]],
    ["count once", ["a"], { ids: ["a", "b"], tooLong: ["a", "b", "b"] }, ["a", "b"]],
  ])("%s", (_, before, seen, after) => {
    expect(stillTooLong(before, seen)).toEqual(after);
  });
});
