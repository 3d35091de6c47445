import { expect, it } from "vitest";
import { choiceOf, entryOf, entryOptions, monthBefore } from "./entry";

it.each([
  ["2026-11-23", 0, "2026-11"],
  ["2026-11-23", 3, "2026-08"],
  ["2026-01-31", 1, "2025-12"],
  ["2026-02-01", 14, "2024-12"],
])("of %s, %i months before is %s", (day, months, month) => {
  expect(monthBefore(day, months)).toBe(month);
});

it("reads back every choice, and none where nothing is said", () => {
  for (const { value } of entryOptions) {
    expect(choiceOf(entryOf(value, "2026-11-23"), "2026-11-23")).toBe(value);
  }
  expect(choiceOf({ enteredFrom: null, enteredUntil: null }, "2026-11-23")).toBe("");
});
