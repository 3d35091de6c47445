import { describe, expect, it } from "vitest";
import { courtDaysOf } from "./court/court-days";
import { dueOf, workingText } from "./due";

/** Sunday; the 20th is a Friday and the 23rd a holiday. */
const ON = "2026-11-22";
const COURT = courtDaysOf("PJN");

describe("how near a day is", () => {
  it.each([
    ["2026-11-18", "Venció el mié 18/11 · hace 2 hábiles", "overdue"],
    ["2026-11-21", "Venció ayer, sáb 21/11", "overdue"],
    ["2026-11-22", "Vence hoy", "today"],
    ["2026-11-23", "Vence mañana, lun 23/11", "tomorrow"],
    ["2026-11-24", "Vence mar 24/11 · 1 hábil", "within3"],
    ["2026-11-25", "Vence mié 25/11 · 2 hábiles", "within3"],
    ["2026-11-29", "Vence dom 29/11 · 4 hábiles", "within7"],
    ["2026-11-30", "Vence lun 30/11 · 5 hábiles", "neutral"],
    ["2030-12-01", "Vence dom 1/12/2030", "neutral"],
    ["2020-01-01", "Venció el mié 1/1/2020", "overdue"],
  ])("%s reads «%s»", (day, text, tone) => {
    expect(dueOf(day, ON, COURT)).toMatchObject({ text, tone });
  });

  it("always has its date, and no count before the court's days are here", () => {
    expect(dueOf("2026-11-23", "2026-11-21", COURT).text).toBe("Vence lun 23/11 · 0 hábiles");
    expect(dueOf("2027-02-10", ON, COURT).text).toMatch(/^Vence mié 10\/2\/2027 · \d\d hábiles$/);
    expect(dueOf("2026-11-30", ON).text).toBe("Vence lun 30/11");
    expect(dueOf("2026-11-18", ON).text).toBe("Venció el mié 18/11");
  });

  it("goes by what the practice says of its own days", () => {
    const [from, reason] = ["2026-11-25", "Fumigación"];
    const closed = { from, to: from, kind: "asueto", reason, source: null } as const;
    const court = courtDaysOf("PJN", [closed], 1);
    expect(dueOf("2026-11-30", ON, court).text).toBe("Vence lun 30/11 · 4 hábiles");
  });
});

it.each([
  [0, "0 hábiles"],
  [1, "1 hábil"],
  [-1, "hace 1 hábil"],
  [-3, "hace 3 hábiles"],
])("%i working days are «%s»", (days, text) => {
  expect(workingText(days)).toBe(text);
});
