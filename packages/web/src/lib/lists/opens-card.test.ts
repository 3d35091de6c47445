import { describe, expect, it } from "vitest";
import { opensCard } from "./opens-card";

const click = { detail: 1, metaKey: false, ctrlKey: false, shiftKey: false };
const ENTER = { ...click, detail: 0 };

describe("a click on a row", () => {
  it("shows the card of what has a page, and the second one opens the page", () => {
    expect(opensCard(click, true, false)).toBe(true);
    expect(opensCard(click, true, true)).toBe(false);
    expect(opensCard(ENTER, true, false)).toBe(false);
  });

  it("always shows the card of what has no page", () => {
    expect(opensCard(click, false, true)).toBe(true);
    expect(opensCard(ENTER, false, false)).toBe(true);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
    "is the link it is with %j",
    (how) => {
      expect(opensCard({ ...click, ...how }, true, false)).toBe(false);
      expect(opensCard({ ...click, ...how }, false, false)).toBe(false);
    },
  );
});
