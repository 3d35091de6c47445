import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import { calendarOf, isWorking } from "./calendar.rules";
import { dueDate } from "./deadline.rules";
import { addWorking, graceAfter, workingBetween } from "./working-days.rules";

const PJN = calendarOf("PJN");

describe("working days", () => {
  it.each([
    ["2026-11-22", 5, "2026-11-30"],
    ["2026-11-22", 0, "2026-11-22"],
    ["2026-11-20", 1, "2026-11-24"],
    ["2026-11-24", -1, "2026-11-20"],
    ["2026-11-27", -2, "2026-11-25"],
    ["2026-12-30", 1, "2026-12-31"],
    ["2026-12-31", 1, "2027-02-01"],
  ])("from %s, %i of them lead to %s", (from, count, day) => {
    expect(addWorking(PJN, from, count)).toBe(day);
  });

  it.each([
    ["2026-11-22", "2026-11-30", 5],
    ["2026-11-22", "2026-11-23", 0],
    ["2026-11-22", "2026-11-22", 0],
    ["2026-11-24", "2026-11-18", -3],
  ])("from %s to %s there are %i", (from, to, count) => {
    expect(workingBetween(PJN, from, to)).toBe(count);
  });

  it("go by what the practice says of a day", () => {
    const fumigated = calendarOf("PJN", [
      { from: "2026-11-25", to: "2026-11-25", kind: "asueto", reason: "Fumigación", source: null },
    ]);
    expect(addWorking(fumigated, "2026-11-22", 5)).toBe("2026-12-01");
    expect(workingBetween(fumigated, "2026-11-22", "2026-11-30")).toBe(4);
  });

  it("counted back are those that were added", () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays("2024-01-01", days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (from, count) => {
        const to = addWorking(PJN, from, count);
        expect(isWorking(PJN, to)).toBe(true);
        expect(workingBetween(PJN, from, to)).toBe(count);
        expect(workingBetween(PJN, to, from)).toBe(-count);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the grace of a due date", () => {
  it("is that which the deadline's own engine gives", () => {
    for (const jurisdiccion of ["PJN", "SCBA", "CABA"] as const) {
      const calendar = calendarOf(jurisdiccion);
      const { vencimiento, gracia } = dueDate(
        { jurisdiccion, notificacion: "2026-11-20", cantidad: 5, unidad: "habiles" },
        calendar,
      );
      const { day, clock } = graceAfter(calendar, (vencimiento ?? "").slice(0, 10));
      expect({ fecha: day, hasta: clock }).toEqual(gracia);
    }
    expect(graceAfter(PJN, "2026-11-30")).toEqual({ day: "2026-12-01", clock: "09:30" });
  });
});
