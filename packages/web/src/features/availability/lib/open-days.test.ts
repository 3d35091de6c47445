import { describe, expect, it } from "vitest";
import { type Draft, mondayOf, weekFrom } from "./open-days";
import { weekOf } from "./week";

const HOURS = { from: "09:00", to: "13:00" };
const draft = (more: Partial<Draft>): Draft => ({
  zone: "America/Argentina/Buenos_Aires",
  week: weekOf([1, 2, 6].map((weekday) => ({ weekday, ...HOURS }))),
  exceptions: [],
  vacations: [],
  closeOnHolidays: true,
  jurisdiction: "PJN",
  ...more,
});
const offOn = (day: string) => {
  if (day === "2026-11-23") return { kind: "feriado", reason: "Día de la Soberanía Nacional" };
  return day === "2026-11-28" ? { kind: "finDeSemana", reason: "sábado" } : undefined;
};

const said = (one: Draft, off?: typeof offOn) =>
  weekFrom("2026-11-23", one, off).map(
    ({ hours, because }) => because ?? (hours.length > 0 ? "abierto" : ""),
  );

describe("mondayOf", () => {
  it.each([
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
  ])("%s is in the week of %s", (day, monday) => expect(mondayOf(day)).toBe(monday));
});

describe("weekFrom", () => {
  it("closes what the court closes, but not its weekends", () => {
    expect(said(draft({}), offOn)).toEqual([
      "Día de la Soberanía Nacional",
      "abierto",
      "",
      "",
      "",
      "abierto",
      "",
    ]);
    expect(said(draft({ closeOnHolidays: false }), offOn)[0]).toBe("abierto");
    expect(said(draft({}))[0]).toBe("abierto");
  });

  it("lets vacations close, and a date of its own go before everything", () => {
    const away = draft({ vacations: [{ from: "2026-11-23", to: "2026-11-24" }] });
    expect(said(away, offOn).slice(0, 2)).toEqual(["Vacaciones", "Vacaciones"]);
    const exceptions = [
      { date: "2026-11-23", ranges: [HOURS] },
      { date: "2026-11-24", ranges: [] },
    ];
    expect(said({ ...away, exceptions }, offOn).slice(0, 2)).toEqual([
      "Horario especial",
      "Cerrado ese día",
    ]);
  });
});
