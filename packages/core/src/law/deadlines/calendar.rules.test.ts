import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "../../kernel/day.rules";
import { awaitedIn } from "./awaited.rules";
import {
  calendarOf,
  dayOff,
  daysOffIn,
  feriaOn,
  isWorking,
  unknownIn,
  workingFrom,
} from "./calendar.rules";
import type { CalendarEdit } from "./calendar.schema";
import { feriasOf } from "./feria.rules";
import { easter, holidaysOf, mondayOf, moved } from "./holiday.rules";
import { JURISDICTIONS, jurisdictionOf } from "./jurisdiction.rules";

const PJN = calendarOf("PJN");
const nationalDays = (year: number) =>
  holidaysOf(year)
    .filter(({ kind }) => kind !== "judicial")
    .map(({ day }) => day.slice(5));

/** Easter Sunday by J.-M. Oudin's algorithm of 1940. */
function oudin(year: number): string {
  const [golden, century] = [year % 19, Math.trunc(year / 100)];
  const quarter = Math.trunc(century / 4);
  const moon = (century - quarter - Math.trunc((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const late = Math.trunc(29 / (moon + 1)) * Math.trunc((21 - golden) / 11);
  const full = moon - Math.trunc(moon / 28) * (1 - late);
  const weekday = (year + Math.trunc(year / 4) + full + 2 - century + quarter) % 7;
  const sunday = full - weekday;
  const month = 3 + Math.trunc((sunday + 40) / 44);
  const day = sunday + 28 - 31 * Math.trunc(month / 4);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

describe("Easter", () => {
  it.each([
    [1990, "1990-04-15"],
    [2000, "2000-04-23"],
    [2008, "2008-03-23"],
    [2011, "2011-04-24"],
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
    [2100, "2100-03-28"],
  ])("of %d is %s", (year, day) => expect(easter(year)).toBe(day));

  it("is that of another algorithm (Oudin's) in every year of the Gregorian calendar", () => {
    for (let year = 1583; year < 4100; year += 1)
      expect([year, easter(year)]).toEqual([year, oudin(year)]);
  });

  it("is always a Sunday between the 22nd of March and the 25th of April", () => {
    for (let year = 1900; year < 2200; year += 1) {
      const day = easter(year);
      expect(weekdayOf(day)).toBe(0);
      expect(day.slice(5) >= "03-22" && day.slice(5) <= "04-25").toBe(true);
    }
  });
});

describe("the holidays", () => {
  it("of 2026 are these", () => {
    expect(nationalDays(2026)).toEqual([
      ...["01-01", "02-16", "02-17", "03-23", "03-24", "04-02", "04-03", "05-01", "05-25"],
      ...["06-15", "06-20", "07-09", "07-10", "08-17", "10-12", "11-23", "12-07", "12-08", "12-25"],
    ]);
  });

  it("of 2026 do not work, and the days beside them do", () => {
    for (const day of nationalDays(2026)) expect(isWorking(PJN, `2026-${day}`)).toBe(false);
    for (const day of ["02-18", "03-25", "06-16", "06-17", "08-18", "10-13", "11-20", "12-09"]) {
      expect(isWorking(PJN, `2026-${day}`)).toBe(true);
    }
  });

  it.each([
    ["2026-06-16", "2026-06-15"],
    ["2026-06-17", "2026-06-15"],
    ["2026-11-19", "2026-11-23"],
    ["2026-11-20", "2026-11-23"],
    ["2026-11-21", "2026-11-21"],
    ["2026-11-22", "2026-11-22"],
    ["2026-11-23", "2026-11-23"],
  ])("movable on %s is kept on %s", (day, kept) => expect(moved(day)).toBe(kept));

  it("of past years are those of their laws and decrees", () => {
    expect(nationalDays(2025)).toContain("10-10");
    expect(nationalDays(2025)).not.toContain("10-12");
    expect(nationalDays(2024)).toEqual(expect.arrayContaining(["04-01", "06-21", "10-11"]));
    expect(nationalDays(2020)).toContain("03-31");
    expect(nationalDays(2010)).toEqual(
      expect.arrayContaining(["05-24", "06-21", "08-16", "10-11", "10-27", "11-22"]),
    );
    expect(nationalDays(2010)).not.toContain("02-15");
    expect(nationalDays(1990)).toEqual([
      ...["01-01", "04-13", "05-01", "05-25", "06-10", "06-18", "07-09", "08-20", "10-15"],
      "12-25",
    ]);
    expect(holidaysOf(1990)[0]?.norma).toBe("Ley 21.329 y sus reformas");
  });

  it("of the courts are Maundy Thursday, only suggested, and the 16th of November", () => {
    const judicial = holidaysOf(2027).filter(({ kind }) => kind === "judicial");
    expect(judicial.map(({ day, verificado }) => [day, verificado])).toEqual([
      ["2027-03-25", "M"],
      ["2027-11-16", "R"],
    ]);
    expect(dayOff(PJN, "2027-11-16")).toMatchObject({ verificado: true, norma: "Ley 26.674" });
    expect(dayOff(PJN, "2027-03-25")).toMatchObject({ verificado: false, kind: "judicial" });
  });

  it("of all are named before those of the courts alone, when a day is both", () => {
    expect(dayOff(PJN, "2026-04-02")).toMatchObject({ kind: "feriado", verificado: true });
  });

  it("find their nth Monday", () => {
    expect(mondayOf(2026, 6, 1)).toBe("2026-06-01");
    expect(mondayOf(2026, 8, 3)).toBe("2026-08-17");
  });
});

describe("the ferias", () => {
  it("of 2026 are January and the two weeks of its acordada", () => {
    expect(feriasOf(2026)).toMatchObject([
      { from: "2026-01-01", to: "2026-01-31", verificado: "R" },
      { from: "2026-07-20", to: "2026-07-31", norma: "CSJN Acordada 11/2026", verificado: "R" },
    ]);
  });

  it("of each winter are those of its acordada, and none where there is none", () => {
    const winter = (year: number) => feriasOf(year).slice(1);
    expect(winter(2025)).toMatchObject([
      { from: "2025-07-21", to: "2025-08-01", norma: "CSJN Acordada 9/2025" },
    ]);
    expect(winter(2008)).toMatchObject([{ from: "2008-07-28", to: "2008-08-08" }]);
    for (const year of [1990, 2003, 2027, 2100]) expect(winter(year)).toEqual([]);
    for (let year = 2004; year <= 2026; year += 1) {
      const [first] = winter(year);
      expect([year, first?.norma.endsWith(`/${year}`)]).toEqual([year, true]);
    }
  });

  it("of 2009 and 2020 are called extraordinary, and no other", () => {
    const extraordinary = (year: number) =>
      feriasOf(year).filter(({ reason }) => reason === "Feria judicial extraordinaria");
    expect(extraordinary(2009).map(({ from, to }) => [from, to])).toEqual([
      ["2009-07-06", "2009-07-17"],
      ["2009-07-20", "2009-07-24"],
    ]);
    expect(extraordinary(2020)).toHaveLength(11);
    for (const year of [2004, 2008, 2010, 2019, 2021, 2026])
      expect(extraordinary(year)).toEqual([]);
  });

  it("of 2009 and 2020 are the extraordinary ones, without a day between", () => {
    const days = feriasOf(2020).slice(1);
    expect([days[0]?.from, days.at(-1)?.to, days.length]).toEqual(["2020-03-16", "2020-08-03", 11]);
    for (const [at, { from }] of days.entries()) {
      if (at > 0) expect(from).toBe(addDays(days[at - 1]?.to ?? "", 1));
    }
    expect(feriaOn(PJN, "2020-05-29")?.reason).toBe("Feria judicial extraordinaria");
    expect(isWorking(PJN, "2020-03-13") && isWorking(PJN, "2020-08-04")).toBe(true);
    expect(isWorking(PJN, "2009-07-23")).toBe(false);
  });

  it("of other courts than the nation's are a suggestion, without the extraordinary ones", () => {
    const scba = calendarOf("SCBA");
    expect(dayOff(scba, "2026-07-20")).toMatchObject({
      ...{ kind: "feria", verificado: false },
      fuente:
        "Fechas de la justicia nacional (CSJN Acordada 11/2026): falta el acto de SCBA (Provincia de Buenos Aires)",
    });
    expect(dayOff(PJN, "2026-07-20")?.fuente).toMatch(/^CSJN Acordada 11\/2026\. Fechas/);
    expect(isWorking(scba, "2020-05-29")).toBe(true);
  });

  it("name the reason of their days: a holiday its own, a Saturday the feria", () => {
    expect(dayOff(PJN, "2026-01-01")?.reason).toBe("Feriado: Año Nuevo");
    expect(feriaOn(PJN, "2026-01-01")?.reason).toBe("Feria judicial de enero");
    expect(dayOff(PJN, "2026-01-10")?.reason).toBe("Feria judicial de enero");
    expect(dayOff(PJN, "2026-11-21")?.reason).toBe("Sábado");
  });
});

describe("the days closed by an act", () => {
  it.each([
    ["2021-12-24", "CSJN Acordada 30/2021"],
    ["2022-10-18", "CSJN Acordada 26/2022"],
    ["2022-12-30", "CSJN Acordada 33/2022"],
    ["2024-05-09", "CSJN Acordada 27/2024"],
    ["2024-12-31", "CSJN Acordada 47/2024"],
    ["2025-12-24", "CSJN Acordada 38/2025"],
  ])("%s did not work at the PJN: %s", (day, norma) => {
    expect(dayOff(PJN, day)).toMatchObject({ kind: "asueto", norma, verificado: true });
    expect(isWorking(calendarOf("CABA"), day)).toBe(true);
  });

  it("of a part of the courts are said to be of it, unverified", () => {
    expect(dayOff(PJN, "2026-04-21")).toMatchObject({
      reason: "Asueto judicial (los tribunales de la Capital Federal)",
      verificado: false,
      fuente: expect.stringMatching(/: alcanza sólo a los tribunales de la Capital Federal$/),
    });
    expect(dayOff(PJN, "2025-12-24")).toMatchObject({
      reason: "Asueto judicial",
      fuente: expect.not.stringMatching(/alcanza/),
    });
  });

  it("of the province are its own", () => {
    const scba = calendarOf("SCBA");
    const days = ["2025-12-24", "2025-12-26", "2025-12-31"];
    expect(days.map((day) => dayOff(scba, day)?.norma)).toEqual(
      days.map(() => "SCBA Res. RP 1565/25"),
    );
    expect(isWorking(PJN, "2025-12-26")).toBe(true);
  });

  it("of everybody is the holiday of the decree of 2022", () => {
    for (const id of JURISDICTIONS) {
      expect(dayOff(calendarOf(id), "2022-09-02")?.norma).toBe("DNU 573/2022");
    }
  });
});

describe("the acts that are missing", () => {
  const acts = (calendar: ReturnType<typeof calendarOf>, from: string, to: string) =>
    awaitedIn(calendar, from, to).map(({ act }) => act);

  it("are that of a winter, over its weeks and no others", () => {
    expect(acts(PJN, "2027-06-25", "2027-07-01")).toEqual([
      "Falta la acordada de la Corte que fija la feria de invierno de 2027",
    ]);
    expect(acts(PJN, "2027-08-08", "2027-09-01")).toHaveLength(1);
    expect(acts(PJN, "2027-08-09", "2027-09-01")).toEqual([]);
    expect(acts(PJN, "2026-06-25", "2026-09-01")).toEqual([]);
    expect(acts(calendarOf("SCBA"), "2027-07-01", "2027-07-02").join()).toMatch(/acto de SCBA/);
  });

  it("are those of each year between two days", () => {
    expect(acts(PJN, "2026-12-01", "2027-08-01")).toEqual([
      "Falta la acordada de la Corte que fija la feria de invierno de 2027",
      "Es probable que se declare inhábil el 24/12/2026 y el 31/12/2026: falta el acto que lo disponga",
    ]);
  });

  it("say how their days were counted: one, or several", () => {
    const counted = (to: string) => awaitedIn(PJN, "2026-12-20", to).map((one) => one.counted);
    expect(counted("2026-12-28")).toEqual(["se contó como hábil"]);
    expect(counted("2026-12-31")).toEqual(["se contaron como hábiles"]);
  });

  it("are missing still where the practice said something of other days, or another thing", () => {
    const own = (kind: "feria" | "asueto" | "habil", from: string, to: string) =>
      calendarOf("PJN", [{ from, to, kind, reason: "Paro", source: null }], 1);
    const winter = (calendar: typeof PJN) => acts(calendar, "2027-07-01", "2027-07-31");
    expect(winter(own("feria", "2027-03-01", "2027-03-05"))).toHaveLength(1);
    expect(winter(own("feria", "2027-09-01", "2027-09-05"))).toHaveLength(1);
    expect(winter(own("asueto", "2027-07-19", "2027-07-19"))).toHaveLength(1);
    for (const day of ["2026-03-02", "2027-03-02"]) {
      expect(acts(own("habil", day, day), "2026-12-20", "2026-12-28")).toHaveLength(1);
    }
  });

  it("are those of the end of December, on the days that would work", () => {
    expect(acts(PJN, "2026-12-20", "2027-01-05")).toEqual([
      "Es probable que se declare inhábil el 24/12/2026 y el 31/12/2026: falta el acto que lo disponga",
    ]);
    expect(acts(PJN, "2025-12-20", "2026-01-05")).toEqual([]);
    expect(acts(calendarOf("CABA"), "2025-12-20", "2025-12-24").join()).toMatch(/24\/12\/2025/);
    // 24 December 2022 was a Saturday, and an acordada closed the courts on the 23rd.
    expect(acts(PJN, "2022-12-20", "2023-01-05")).toEqual([]);
  });

  it("are those of other courts when the nation's rested by emergency", () => {
    expect(acts(calendarOf("SCBA"), "2020-03-13", "2020-03-20").join()).toMatch(
      /feria extraordinaria desde el 16\/03\/2020/,
    );
    expect(acts(PJN, "2020-03-13", "2020-03-20")).toEqual([]);
    const of = (from: string, to: string) => acts(calendarOf("SCBA"), from, to).length;
    expect([of("2020-03-10", "2020-03-15"), of("2020-03-10", "2020-03-16")]).toEqual([0, 1]);
    expect([of("2020-04-26", "2020-04-26"), of("2020-08-10", "2020-08-12")]).toEqual([1, 0]);
  });

  it("are not missing where the practice said so itself, or the feria was opened", () => {
    const own = (kind: "feria" | "habil", from: string, to: string) =>
      calendarOf("PJN", [{ from, to, kind, reason: "Acordada", source: null }], 1);
    expect(acts(own("feria", "2027-07-19", "2027-07-30"), "2027-07-01", "2027-07-31")).toEqual([]);
    expect(acts(own("habil", "2026-12-24", "2026-12-24"), "2026-12-20", "2026-12-28")).toEqual([]);
    expect(acts({ ...PJN, openFeria: true }, "2027-07-01", "2027-07-31")).toEqual([]);
  });
});

describe("a practice's edits", () => {
  const edit = (given: Partial<CalendarEdit>): CalendarEdit => ({
    from: "2026-11-26",
    to: "2026-11-26",
    kind: "asueto",
    reason: "Fumigación",
    source: "Res. 12/2026",
    ...given,
  });

  it("add days, with their reason and source", () => {
    expect(dayOff(calendarOf("PJN", [edit({})], 1), "2026-11-26")).toEqual({
      date: "2026-11-26",
      kind: "asueto",
      reason: "Asueto: Fumigación",
      norma: "Calendario del estudio",
      verificado: true,
      fuente: "Res. 12/2026",
      own: true,
    });
  });

  it("are theirs, and the days of the program are not", () => {
    const days = ["2026-01-05", "2026-05-25", "2025-12-24", "2026-06-13"];
    expect(days.map((day) => dayOff(PJN, day)).map((off) => [off?.kind, off?.own])).toEqual([
      ["feria", false],
      ["feriado", false],
      ["asueto", false],
      ["finDeSemana", false],
    ]);
  });

  it("make of a day of feria one that is of none", () => {
    const open = edit({ from: "2026-07-20", to: "2026-07-22", kind: "habil" });
    const calendar = calendarOf("PJN", [open], 1);
    expect(feriaOn(calendar, "2026-07-22")).toBeUndefined();
    expect(feriaOn(calendar, "2026-07-23")?.reason).toBe("Feria judicial de invierno");
  });

  it("take days away, but not weekends; the last word rules", () => {
    const open = edit({ from: "2026-07-20", to: "2026-07-31", kind: "habil" });
    const moved = edit({ from: "2026-07-27", to: "2026-08-07", kind: "feria", reason: "Invierno" });
    const calendar = calendarOf("PJN", [open, moved], 1);
    expect(isWorking(calendar, "2026-07-20")).toBe(true);
    expect(isWorking(calendar, "2026-07-25")).toBe(false);
    expect(isWorking(calendar, "2026-07-31")).toBe(false);
    expect(feriaOn(calendar, "2026-08-03")?.reason).toBe("Feria: Invierno");
    expect(workingFrom(calendar, "2026-07-27")).toBe("2026-08-10");
  });

  it("reach over the end of a year", () => {
    const calendar = calendarOf("PJN", [edit({ from: "2026-12-30", to: "2027-02-02" })], 1);
    expect(isWorking(calendar, "2026-12-31")).toBe(false);
    expect(isWorking(calendar, "2027-02-02")).toBe(false);
    expect(isWorking(calendar, "2027-02-03")).toBe(true);
  });

  it("show in the list of their year, in order", () => {
    const days = daysOffIn(calendarOf("PJN", [edit({})], 1), 2026).map(({ date }) => date);
    expect(days).toEqual([...days].sort());
    expect(days).toContain("2026-11-26");
  });
});

it("says of which years it does not know the bridge days", () => {
  expect(unknownIn("2020-01-01", "2026-12-31")).toEqual([]);
  expect(unknownIn("2026-01-01", "2028-12-31").join()).toMatch(/de 2027, 2028/);
  expect(unknownIn("2026-01-01", "2029-12-31").join()).toMatch(/de 2027, 2028, 2029 todavía/);
  expect(unknownIn("2026-01-01", "2030-12-31").join()).toMatch(/de 2027 a 2030 todavía/);
  expect(unknownIn("2026-01-01", "2040-12-31").join()).toMatch(/de 2027 a 2040/);
});

it("knows each jurisdiction", () => {
  for (const id of JURISDICTIONS) expect(jurisdictionOf(id).grace.norma).not.toBe("");
});
