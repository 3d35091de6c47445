import { expect, it } from "vitest";
import { dangerOf } from "./guard.rules";

const NONE = { sent: 0, bounced: 0, complained: 0 };

it.each([
  // [sent, bounced, complained], whether it pauses
  [1000, 50, 0, false],
  [1000, 51, 0, true],
  [10, 4, 0, false],
  [10, 5, 0, true],
  [2000, 0, 2, false],
  [1999, 0, 2, true],
  [100, 0, 1, false],
])("of %i sent, %i bounces and %i complaints pause it: %s", (sent, bounced, complained, pauses) => {
  expect(dangerOf({ sent, bounced, complained }, NONE) !== null).toBe(pauses);
});

it("measures from where it last went on", () => {
  const counts = { sent: 200, bounced: 20, complained: 0 };
  expect(dangerOf(counts, NONE)).toMatch(/rebotaron 20 de 200/);
  expect(dangerOf(counts, counts)).toBeNull();
  const later = { sent: 300, bounced: 26, complained: 0 };
  expect(dangerOf(later, counts)).toMatch(/rebotaron 6 de 100/);
});
