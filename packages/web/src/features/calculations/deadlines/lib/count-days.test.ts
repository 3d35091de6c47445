import { calendarOf } from "@foja/core/law/deadlines/calendar.rules";
import { dueDate } from "@foja/core/law/deadlines/deadline.rules";
import type { DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import { describe, expect, it } from "vitest";
import { monthsOf } from "./count-days";

const result = (given: Partial<DeadlineVariables>) =>
  dueDate(
    { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5, ...given },
    calendarOf("PJN"),
  );

const cell = (given: Partial<DeadlineVariables>, day: string) =>
  monthsOf(result(given))
    .flatMap(({ weeks }) => weeks.flat())
    .find((one) => one?.day === day);

describe("the calendar of a count", () => {
  it("has its months, Monday first, up to the day of grace", () => {
    const months = monthsOf(result({}));
    expect(months.map(({ month }) => month)).toEqual(["2026-11", "2026-12"]);
    const [november] = months;
    expect(november?.weeks.map(([monday]) => monday?.day)).toEqual([
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
    expect(november?.weeks.every((week) => week.length === 7)).toBe(true);
  });

  it.each([
    ["2026-11-19", "outside", null],
    ["2026-11-20", "notice", "notif."],
    ["2026-11-21", "skipped", null],
    ["2026-11-23", "skipped", "feriado"],
    ["2026-11-24", "counted", "día 1"],
    ["2026-11-30", "due", "vence"],
    ["2026-12-01", "grace", "gracia"],
  ])("writes in the cell of %s", (day, kind, label) => {
    expect(cell({}, day)).toMatchObject({ kind, label });
  });

  it("says the reasons aloud", () => {
    expect(cell({}, "2026-11-23")?.spoken).toBe("Feriado: Día de la Soberanía Nacional");
    expect(cell({}, "2026-11-21")?.spoken).toBe("Sábado");
  });

  it("is not drawn for months, nor for too many of them", () => {
    expect(monthsOf(result({ cantidad: 6, unidad: "meses" }))).toEqual([]);
    expect(monthsOf(result({ cantidad: 365 }))).toEqual([]);
  });
});
