import { describe, expect, it } from "vitest";
import { NONE, rowAfter, type Selection, toggle, toggleAll } from "./selection";

const order = ["a", "b", "c", "d", "e"];
const marked = ({ ids }: Selection) => [...ids].sort();

describe("toggle", () => {
  it("marks and unmarks one", () => {
    const one = toggle(NONE, order, "b");
    expect(marked(one)).toEqual(["b"]);
    expect(marked(toggle(one, order, "b"))).toEqual([]);
  });

  it("marks a range from the last one, either way", () => {
    const from = toggle(NONE, order, "c");
    expect(marked(toggle(from, order, "e", true))).toEqual(["c", "d", "e"]);
    expect(marked(toggle(from, order, "a", true))).toEqual(["a", "b", "c"]);
  });

  it("unmarks a range when its end was marked", () => {
    const all = toggle(toggle(NONE, order, "a"), order, "e", true);
    expect(marked(toggle(all, order, "c", true))).toEqual(["a", "b"]);
  });

  it("falls back to one when the anchor is no longer shown", () => {
    const from = toggle(NONE, order, "gone");
    expect(marked(toggle(from, order, "d", true))).toEqual(["d", "gone"]);
  });
});

describe("toggleAll", () => {
  it("marks all that is shown, then nothing", () => {
    const all = toggleAll(NONE, order);
    expect(marked(all)).toEqual(order);
    expect(toggleAll(all, order)).toEqual(NONE);
  });

  it("does nothing over an empty list", () => expect(marked(toggleAll(NONE, []))).toEqual([]));
});

it("goes on at the next row that stays, else at the one before", () => {
  const rows = ["a", "b", "c", "d"].map((_id) => ({ _id }));
  expect(rowAfter(rows, ["b"])).toBe("c");
  expect(rowAfter(rows, ["b", "c"])).toBe("d");
  expect(rowAfter(rows, ["d", "b", "c"])).toBe("a");
  expect(rowAfter(rows, ["a", "b", "c", "d"])).toBeUndefined();
});
