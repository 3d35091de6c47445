import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./day.rules";
import { type Leaning, readDay } from "./day-text.rules";
import { dateText } from "./money.rules";
import { shortDay } from "./short-day.rules";

/** A Sunday. */
const TODAY = "2026-11-22";

const read = (text: string, leaning?: Leaning, today = TODAY) => {
  const said = readDay(text, { today, ...(leaning && { leaning }) });
  if (!said) return undefined;
  return "day" in said ? said.day : `${said.working} hábiles`;
};

describe("a day as it is typed", () => {
  it.each([
    ["25/11", "2026-11-25"],
    ["25/11/26", "2026-11-25"],
    ["25/11/2026", "2026-11-25"],
    ["25-11", "2026-11-25"],
    ["25.11", "2026-11-25"],
    ["25 11", "2026-11-25"],
    [" 25 / 11 / 2026 ", "2026-11-25"],
    ["2/3/2026", "2026-03-02"],
    ["2511", "2026-11-25"],
    ["251126", "2026-11-25"],
    ["25112026", "2026-11-25"],
    ["2026-11-25", "2026-11-25"],
    ["25 de noviembre", "2026-11-25"],
    ["25 nov", "2026-11-25"],
    ["25 de Noviembre de 2027", "2027-11-25"],
    ["1 set 26", "2026-09-01"],
    ["mié 25/11", "2026-11-25"],
    ["miércoles, 25 de noviembre", "2026-11-25"],
    ["MIERCOLES 25/11/2026", "2026-11-25"],
    ["29/2", "2028-02-29"],
    ["hoy", "2026-11-22"],
    ["HOY", "2026-11-22"],
    ["mañana", "2026-11-23"],
    ["manana", "2026-11-23"],
    ["Pasado mañana", "2026-11-24"],
    ["ayer", "2026-11-21"],
    ["anteayer", "2026-11-20"],
    ["lunes", "2026-11-23"],
    ["martes", "2026-11-24"],
    ["miercoles", "2026-11-25"],
    ["MIÉRCOLES", "2026-11-25"],
    ["jue", "2026-11-26"],
    ["el viernes", "2026-11-27"],
    ["sábado", "2026-11-28"],
    ["domingo", "2026-11-29"],
    ["próximo lunes", "2026-11-23"],
    ["lunes que viene", "2026-11-23"],
    ["lunes pasado", "2026-11-16"],
    ["el domingo pasado", "2026-11-15"],
    ["+5 hábiles", "5 hábiles"],
    ["+5 HABILES", "5 hábiles"],
    ["5 hábiles", "5 hábiles"],
    ["5 días hábiles", "5 hábiles"],
    ["+5", "5 hábiles"],
    ["+ 5 d", "5 hábiles"],
    ["10 días", "10 hábiles"],
    ["en 3 días hábiles", "3 hábiles"],
    ["hace 3 hábiles", "-3 hábiles"],
    ["+10 corridos", "2026-12-02"],
    ["en 10 días", "2026-12-02"],
    ["en 10 dias", "2026-12-02"],
    ["dentro de 10 días", "2026-12-02"],
    ["en 2 semanas", "2026-12-06"],
    ["2 semanas", "2026-12-06"],
    ["en dos semanas", "2026-12-06"],
    ["en una semana", "2026-11-29"],
    ["en 1 mes", "2026-12-22"],
    ["en un mes", "2026-12-22"],
    ["+2 meses", "2027-01-22"],
    ["1 año", "2027-11-22"],
    ["hace 10 días", "2026-11-12"],
    ["hace un mes", "2026-10-22"],
    ["fin de mes", "2026-11-30"],
    ["a fin de mes", "2026-11-30"],
    ["Fin del mes", "2026-11-30"],
    ["fin de año", "2026-12-31"],
  ])("«%s» is %s", (text, day) => {
    expect(read(text)).toBe(day);
  });

  it.each([
    ["", "mañana por la tarde", "foo", "25", "5", "25/", "25/1x", "02/0", "31/11", "30/2/2026"],
    ["31/02/2026", "1/13", "32/1", "2011", "1912", "9999", "24 h", "en 48 horas", "en 5", "-5"],
    ["lun 25/11", "lunes 25/11/2026", "25 de brumario", "1/1/1899", "1/1/2200", "en 9999 meses"],
    ["123", "12345", "25/11/202", "+", "hábiles", "fin de semana", "ma", "2026-02-30"],
  ])("is not read in «%s», «%s», «%s» and others like them", (...texts) => {
    expect(texts.map((text) => read(text))).toEqual(texts.map(() => undefined));
  });

  it.each<[string, Leaning, string]>([
    ["21/11", "ahead", "2027-11-21"],
    ["22/11", "ahead", "2026-11-22"],
    ["23/11", "ahead", "2026-11-23"],
    ["23/11", "back", "2025-11-23"],
    ["22/11", "back", "2026-11-22"],
    ["3/1", "near", "2027-01-03"],
    ["3/9", "near", "2026-09-03"],
    ["29/2", "ahead", "2028-02-29"],
    ["29/2", "back", "2024-02-29"],
    ["25/11/26", "ahead", "2026-11-25"],
    ["25/11/85", "back", "1985-11-25"],
    ["25/11/26", "back", "2026-11-25"],
    ["25/11/27", "back", "1927-11-25"],
    ["21/11/26", "ahead", "2026-11-21"],
    ["21/11/85", "ahead", "1985-11-21"],
    ["lunes", "back", "2026-11-16"],
    ["domingo", "back", "2026-11-15"],
    ["próximo lunes", "back", "2026-11-23"],
    ["lun 16/11", "ahead", "2026-11-16"],
  ])("«%s» where one means %s is %s", (text, leaning, day) => {
    expect(read(text, leaning)).toBe(day);
  });

  it.each([
    ["lunes", "2026-11-23", "2026-11-30"],
    ["domingo", "2026-11-22", "2026-11-29"],
    ["sábado", "2026-11-22", "2026-11-28"],
    ["fin de mes", "2028-02-03", "2028-02-29"],
    ["en 1 mes", "2026-01-31", "2026-02-28"],
    ["mañana", "2026-12-31", "2027-01-01"],
    ["25/11", "2026-11-26", "2026-11-25"],
  ])("«%s» on %s is %s: a weekday never means today", (text, today, day) => {
    expect(read(text, "near", today)).toBe(day);
  });
});

describe("what is written of a day", () => {
  const day = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays("1950-01-01", days));
  const near = fc.integer({ min: -3000, max: 3000 });
  const leaning = fc.constantFrom<Leaning>("ahead", "back", "near");

  it.each([
    ["2026-11-30", "lun 30/11"],
    ["2026-12-01", "mar 1/12"],
    ["2027-11-30", "mar 30/11/2027"],
  ])("%s is «%s»", (written, text) => {
    expect(shortDay(written, TODAY)).toBe(text);
  });

  it("is read again as that day, in short and whole, whichever way one means it", () => {
    fc.assert(
      fc.property(day, near, leaning, (today, away, side) => {
        const meant = addDays(today, away);
        const asked = { today, leaning: side };
        expect(readDay(dateText(meant), asked)).toEqual({ day: meant });
        expect(readDay(shortDay(meant, today), asked)).toEqual({ day: meant });
      }),
    );
  });
});
