import { describe, expect, it } from "vitest";
import { partsOfDay, slotsByDay } from "./slots";
import { clockIn } from "./zone-words";

const slot = (start: string) => ({ start, end: start });
const LATE = slot("2026-08-04T22:30:00.000Z");
const EARLY = slot("2026-08-04T12:00:00.000Z");

describe("slotsByDay", () => {
  it("puts a time under the visitor's own day, in order", () => {
    const home = slotsByDay([LATE, EARLY], "America/Argentina/Buenos_Aires");
    expect([...home]).toEqual([["2026-08-04", [EARLY, LATE]]]);
    const away = slotsByDay([LATE, EARLY], "Europe/Madrid");
    expect([...away.keys()]).toEqual(["2026-08-04", "2026-08-05"]);
  });
});

describe("partsOfDay", () => {
  it("parts the morning from the afternoon, and leaves out an empty half", () => {
    const clock = (instant: string) => clockIn("America/Argentina/Buenos_Aires", instant);
    const names = (...of: (typeof EARLY)[]) => partsOfDay(of, clock).map(({ name }) => name);
    expect(names(EARLY, LATE)).toEqual(["A la mañana", "A la tarde"]);
    expect(names(LATE)).toEqual(["A la tarde"]);
  });
});
