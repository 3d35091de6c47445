import { describe, expect, it } from "vitest";
import { calendarOf } from "../../law/deadlines/calendar.rules";
import { isNear, lapsesOn, type QuietCase } from "./lapsing.rules";

const CALENDARS = { PJN: calendarOf("PJN"), SCBA: calendarOf("SCBA") };
const civil: QuietCase = {
  court: { system: "pjn", number: "CIV 000001/2024", fuero: "CIV", department: null },
  texts: ["SOSA c/ RÍOS s/ daños y perjuicios", "Juzgado Nacional Nº 3"],
  matter: null,
  lastMovement: "2026-03-02",
};

describe("the instance of a case lapses", () => {
  // Six months from 2 March are 2 September; the feria of July 2026 has twelve days (20 to 31).
  it.each([
    ["six months after the last act, the feria apart", civil, "2026-09-14"],
    [
      "three months after it, of an execution",
      { ...civil, matter: "Juicio ejecutivo" },
      "2026-06-02",
    ],
    ["three months after it, in second instance", { ...civil, texts: ["Sala H"] }, "2026-06-02"],
    [
      "three months after it, of an incident",
      { ...civil, texts: ["Incidente de nulidad"] },
      "2026-06-02",
    ],
    ["never, of a succession", { ...civil, texts: ["RÍOS s/ sucesión ab-intestato"] }, undefined],
  ])("%s", (_, quiet, day) => {
    const asked = { ...quiet, texts: [...quiet.texts, quiet.matter] };
    expect(lapsesOn(asked, CALENDARS)).toBe(day);
  });

  it("by the province's own code at its courts", () => {
    const court = {
      system: "mev" as const,
      number: "SI-1-2024",
      fuero: null,
      department: "San Isidro",
    };
    expect(lapsesOn({ ...civil, court }, CALENDARS)).toBe("2026-09-14");
  });
});

it.each([
  ["2026-11-01", true],
  ["2027-01-26", true],
  ["2027-01-27", false],
])("a lapse on %s is near on 27 November 2026: %s", (day, near) => {
  expect(isNear(day, "2026-11-27")).toBe(near);
});
