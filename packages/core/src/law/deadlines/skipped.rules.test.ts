import { describe, expect, it } from "vitest";
import { calendarOf } from "./calendar.rules";
import { dueDate } from "./deadline.rules";
import type { DeadlineVariables } from "./deadline.schema";
import { hasWeekends, skippedOf } from "./skipped.rules";

const result = (given: Partial<DeadlineVariables>) =>
  dueDate(
    { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5, ...given },
    calendarOf("PJN"),
  );

describe("why days did not count", () => {
  it("is shown once for days in a row, weekends apart", () => {
    const long = result({ notificacion: "2026-12-10", cantidad: 15 });
    expect(skippedOf(long).map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ["2026-12-25", "2026-12-25", "Feriado: Navidad"],
      ["2027-01-01", "2027-01-01", "Feriado: Año Nuevo"],
      ["2027-01-02", "2027-01-31", "Feria judicial de enero"],
    ]);
    expect(hasWeekends(long)).toBe(true);
    expect(hasWeekends(result({ notificacion: "2026-11-16", cantidad: 1 }))).toBe(false);
  });

  it("is shown of the day of a notice that did not work, and not of a last day that counted", () => {
    const given = skippedOf(result({ notificacion: "2026-11-23", cantidad: 1 }));
    expect(given.map(({ from, reason }) => [from, reason])).toEqual([
      ["2026-11-23", "Notificación en día inhábil: Feriado: Día de la Soberanía Nacional"],
    ]);
    // The tenth day is the holiday of 23 November: it counts, and the term ends on the next.
    const ended = result({ notificacion: "2026-11-13", cantidad: 10, unidad: "corridos" });
    expect(ended.vencimiento).toBe("2026-11-24");
    expect(skippedOf(ended)).toEqual([]);
  });

  it("leaves out the day it falls due on, also where that is not certain", () => {
    const moved = result({ notificacion: "2027-06-16", cantidad: 32, unidad: "corridos" });
    expect(moved.conteo.at(-1)).toMatchObject({ cuenta: null, verificado: false });
    expect(skippedOf(moved).map(({ from }) => from)).not.toContain(moved.vencimiento);
  });
});
