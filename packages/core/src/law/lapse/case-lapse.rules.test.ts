import { describe, expect, it } from "vitest";
import { calendarOf } from "../deadlines/calendar.rules";
import { caseLapse } from "./case-lapse.rules";
import { lapseDay } from "./lapse-day.rules";

const PJN = calendarOf("PJN");

describe("when an instance lapses", () => {
  it("is the same date, months later, where no feria is met", () =>
    expect(lapseDay(PJN, "2026-02-10", 3)).toBe("2026-05-10"));

  it("adds the days of the feria that is met: the winter of 2026 has twelve", () =>
    expect(lapseDay(PJN, "2026-03-10", 6)).toBe("2026-09-22"));

  it("adds all January", () => expect(lapseDay(PJN, "2025-11-20", 3)).toBe("2026-03-23"));

  it("ends the day before a feria that it does not meet, and is not longer for it", () => {
    // The winter feria of 2026 goes from Monday 20 to Friday 31 July.
    expect(lapseDay(PJN, "2026-04-19", 3)).toBe("2026-07-19");
  });

  it("is longer by a whole feria on whose first day it would end", () =>
    expect(lapseDay(PJN, "2026-04-20", 3)).toBe("2026-08-01"));

  it("is longer only by the days of feria after that of the act", () =>
    // The feria began on the day of the act: eleven days of it are left.
    expect(lapseDay(PJN, "2026-07-20", 3)).toBe("2026-10-31"));

  it("goes on where the added days fall in a feria again", () => {
    // Six months end on 28 December; the winter feria adds twelve days, which overlap January.
    expect(lapseDay(PJN, "2025-06-28", 6)).toBe("2026-02-09");
  });

  it("runs from the last day of a shorter month", () =>
    expect(lapseDay(PJN, "2026-08-31", 3)).toBe("2026-11-30"));

  it("counts what the practice calls a feria, and not what it opened", () => {
    const own = { from: "2026-03-02", to: "2026-03-06", reason: "Paro", source: null };
    const closed = calendarOf("PJN", [{ ...own, kind: "feria" } as never], 1);
    expect(lapseDay(closed, "2026-02-10", 3)).toBe("2026-05-15");
    const open = { ...own, from: "2026-07-20", to: "2026-07-31", kind: "habil" };
    expect(lapseDay(calendarOf("PJN", [open as never], 1), "2026-03-10", 6)).toBe("2026-09-10");
  });
});

describe("the code that applies to a case", () => {
  const none = { fuero: null, jurisdiction: null, matter: null, court: null };
  it.each([
    [{ ...none, fuero: "Civil" }, "CPCCN art. 310"],
    [{ ...none, fuero: "Trabajo", jurisdiction: "Nacional" }, "LO art. 46 (Ley 27.802 art. 82)"],
    [{ ...none, court: { system: "pjn", fuero: "CNT" } }, "LO art. 46 (Ley 27.802 art. 82)"],
    [{ ...none, court: { system: "pjn", fuero: "COM" } }, "CPCCN art. 310"],
    [{ ...none, court: { system: "mev", fuero: null } }, "CPCCBA art. 310"],
    [{ ...none, fuero: "Laboral", jurisdiction: "Buenos Aires" }, "CPCCBA art. 310, supletorio"],
    [{ ...none, jurisdiction: "Buenos Aires, La Plata" }, "CPCCBA art. 310"],
    [{ ...none, jurisdiction: "Ciudad Autónoma de Buenos Aires" }, undefined],
    [{ ...none, jurisdiction: "Córdoba" }, undefined],
    [{ ...none, fuero: "Penal" }, undefined],
    [{ ...none, matter: "Sucesión ab intestato" }, undefined],
  ])("of %j is %s", (one, norma) => expect(caseLapse(one)?.code.norma).toBe(norma));

  it.each([
    ["SOSA c/ RÍOS s/ daños y perjuicios", "primera"],
    ["Incidente de nulidad", "incidente"],
    ["Juicio ejecutivo", "sumarisimo"],
    ["Cámara Nacional Civil, Sala H", "segunda"],
  ])("of «%s» has the term of %s", (text, instancia) =>
    expect(caseLapse({ ...none, texts: [text] })?.instancia).toBe(instancia),
  );
});
