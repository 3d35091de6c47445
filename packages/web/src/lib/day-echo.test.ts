import { expect, it } from "vitest";
import { courtDaysOf } from "./court/court-days";
import { echoOf } from "./day-echo";

const court = courtDaysOf("PJN");
/** A Sunday. */
const on = "2026-11-22";

it.each([
  ["2026-11-30", {}, "lun 30/11 · 5 hábiles"],
  ["2026-11-30", { grace: true }, "lun 30/11 · 5 hábiles · gracia hasta mar 1/12 9:30"],
  ["2026-11-23", {}, "mañana, lun 23/11 · Feriado: Día de la Soberanía Nacional · 0 hábiles"],
  ["2026-11-28", { grace: true }, "sáb 28/11 · inhábil · 4 hábiles"],
  ["2026-11-22", {}, "hoy, dom 22/11 · inhábil"],
  ["2026-11-18", {}, "mié 18/11 · hace 2 hábiles"],
  ["2026-09-23", { leaning: "back" as const }, "mié 23/9"],
  ["2026-09-22", { leaning: "back" as const }, "mar 22/9/2026"],
  ["2027-01-22", {}, "vie 22/1/2027 · Feria judicial de enero · 25 hábiles"],
  ["2009-11-15", {}, "dom 15/11/2009"],
  ["2026-11-18", { leaning: "back" as const }, "mié 18/11"],
])("%s is echoed with %j as «%s»", (day, options, text) => {
  expect(echoOf(day, { court, on, ...options })).toBe(text);
});

it("is only the day before the court's days are here", () => {
  expect(echoOf("2026-11-30", { on })).toBe("lun 30/11");
  expect(echoOf("2027-11-19", { on, court })).toMatch(/^vie 19\/11\/2027 · \d{3} hábiles$/);
});
