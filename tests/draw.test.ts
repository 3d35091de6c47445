import { describe, expect, it } from "vitest";
import { drawn, inTurn, PARTS, SLICES, sliceOf } from "./harness/draw";

const HUNDRED = Array.from({ length: 100 }, (_, i) => i);
const slices = Array.from({ length: SLICES }, (_, i) => ({ number: i + 1, of: SLICES }));

describe("the part of a list that a slice takes", () => {
  it.each([0, 1 / 8, 1 / 4, 1 / 2])(
    "leaves nothing out of sixteen in a row, with a share of %s",
    (share) => {
      const taken = slices.flatMap((slice) => drawn(HUNDRED, share, slice));
      expect([...new Set(taken)].sort((a, b) => a - b)).toEqual(HUNDRED);
    },
  );

  it("is about its share, and never the whole list", () => {
    const sizes = slices.map((slice) => drawn(HUNDRED, 1 / 8, slice).length);
    expect(Math.min(...sizes)).toBe(12);
    expect(Math.max(...sizes)).toBe(14);
  });

  it("is everything without a slice, in the same order", () => {
    expect(drawn(HUNDRED, 0, sliceOf(undefined))).toEqual(HUNDRED);
  });

  it("is taken over four files, of which a slice takes one, without leaving anything out", () => {
    const taken = slices.flatMap((slice) => {
      const part = (slice.number - 1) % PARTS;
      const ofPart = HUNDRED.filter((i) => i % PARTS === part);
      return drawn(ofPart, 1 / 4, slice);
    });
    expect([...new Set(taken)].sort((a, b) => a - b)).toEqual(HUNDRED);
  });
});

it("takes a short list in as many slices as it is told", () => {
  const taken = slices.slice(4, 7).map((slice) => inTurn(["a", "b", "c", "d"], 3, slice));
  expect(taken).toEqual([["b"], ["c"], ["a", "d"]]);
});

describe("the text of a slice", () => {
  it("gives its number and how many there are", () => {
    expect(sliceOf("5/16")).toEqual({ number: 5, of: 16 });
  });

  it.each(["5", "0/16", "17/16", "a/b", "1/16x"])("is refused when it is %s", (text) => {
    expect(() => sliceOf(text)).toThrow("is no slice");
  });
});
