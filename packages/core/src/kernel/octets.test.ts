import { describe, expect, it } from "vitest";
import { fitting, octetsOf } from "./octets";

describe("the size of an answer", () => {
  it.each([
    ["hola", 6],
    ["ñ", 4],
    ["😀", 6],
    // A quote is escaped in the answer's own JSON, and the escape once more by the platform.
    [JSON.stringify('"'), 10],
    ["\r\n", 6],
  ])("of %j is %i octets", (text, octets) => {
    expect(octetsOf(text)).toBe(octets);
  });

  it("ends a page before the item that goes over it, and never before the first", () => {
    const items = Array.from({ length: 10 }, () => ({ text: "x".repeat(100) }));
    const each = octetsOf(JSON.stringify(items[0]));
    expect(fitting(items, each * 3)).toBe(3);
    expect(fitting(items, each * 3 - 1)).toBe(2);
    expect(fitting(items, 1)).toBe(1);
    expect(fitting(items)).toBe(10);
    expect(fitting([])).toBe(0);
  });
});
