import { describe, expect, it } from "vitest";
import { calendarOf } from "./calendar.rules";
import { distanceDays, dueDate } from "./deadline.rules";
import type { DeadlineVariables } from "./deadline.schema";
import { deadlineResult, deadlineVariables } from "./deadline.schema";

const due = (
  given: Partial<DeadlineVariables>,
  jurisdiccion: DeadlineVariables["jurisdiccion"] = "PJN",
) => {
  const variables = { jurisdiccion, notificacion: "2026-11-20", ...given };
  const parsed = deadlineVariables.parse(variables);
  return deadlineResult.strict().parse(dueDate(parsed, calendarOf(parsed.jurisdiccion)));
};

const countedDays = (given: Partial<DeadlineVariables>) =>
  due(given).conteo.flatMap(({ fecha, cuenta }) => (cuenta ? [fecha] : []));

/** The worked cases of the legal notes. */
describe("the worked cases", () => {
  it("P1: five days of appeal", () => {
    const given = { notificacion: "2026-11-20", cantidad: 5 };
    expect(countedDays(given)).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
      "2026-11-30",
    ]);
    expect(due(given)).toMatchObject({
      notificado: "2026-11-20",
      vencimiento: "2026-11-30",
      gracia: { fecha: "2026-12-01", hasta: "09:30" },
    });
  });

  it("P2: fifteen days over the January feria", () => {
    const given = { notificacion: "2026-12-10", cantidad: 15 };
    expect(countedDays(given)).toEqual([
      ...["11", "14", "15", "16", "17", "18", "21", "22", "23", "24", "28", "29", "30", "31"].map(
        (day) => `2026-12-${day}`,
      ),
      "2027-02-01",
    ]);
    expect(due(given)).toMatchObject({
      vencimiento: "2027-02-01",
      gracia: { fecha: "2027-02-02" },
    });
  });

  it("P3: ten days over the winter feria of an acordada", () => {
    const given = { notificacion: "2026-07-16", cantidad: 10 };
    expect(countedDays(given)).toEqual([
      "2026-07-17",
      ...["03", "04", "05", "06", "07", "10", "11", "12", "13"].map((day) => `2026-08-${day}`),
    ]);
    const { gracia, advertencias, conteo } = due(given);
    expect(gracia?.fecha).toBe("2026-08-14");
    expect(advertencias).toEqual([]);
    expect(conteo.find(({ fecha }) => fecha === "2026-07-20")).toMatchObject({
      motivo: "Feria judicial de invierno",
      verificado: true,
      fuente: expect.stringMatching(/Acordada 11\/2026/),
    });
  });

  it("P4: three days around the 7th and the 8th of December", () => {
    const given = { notificacion: "2026-12-04", cantidad: 3 };
    expect(countedDays(given)).toEqual(["2026-12-09", "2026-12-10", "2026-12-11"]);
    expect(due(given).gracia?.fecha).toBe("2026-12-14");
  });

  it("P5: by note, an order of Thursday", () => {
    const given = { notificacion: "2026-11-19", tipoNotificacion: "nota", cantidad: 5 } as const;
    expect(due(given)).toMatchObject({ notificado: "2026-11-20", vencimiento: "2026-11-30" });
  });

  it("P6: by note, where Tuesday is a holiday; with no quantity, only the notice is answered", () => {
    const given = { notificacion: "2026-12-04", tipoNotificacion: "nota" } as const;
    const { notificado, vencimiento, gracia, advertencias } = due(given);
    expect([notificado, vencimiento, gracia]).toEqual(["2026-12-11", null, null]);
    expect(advertencias[0]).toMatch(/^Cantidad/);
    expect(due({ ...given, cantidad: 5 }).notificado).toBe("2026-12-11");
  });
});

describe("the notice", () => {
  it("on a day that does not work is taken for the next that does, and said", () => {
    const { notificado, vencimiento, conteo } = due({ notificacion: "2026-11-21", cantidad: 1 });
    expect([notificado, vencimiento]).toEqual(["2026-11-24", "2026-11-25"]);
    expect(conteo.map(({ fecha, motivo }) => [fecha, motivo])).toEqual([
      ["2026-11-21", "Notificación en día inhábil: Sábado"],
      ["2026-11-22", "Domingo"],
      ["2026-11-23", "Feriado: Día de la Soberanía Nacional"],
      ["2026-11-24", "Se tiene por notificado: primer día hábil"],
      ["2026-11-25", null],
    ]);
  });

  it("by note on a Tuesday or a Friday is of the next day of note", () => {
    const nota = (notificacion: string) =>
      due({ notificacion, tipoNotificacion: "nota", cantidad: 1 }).notificado;
    expect(nota("2026-11-10")).toBe("2026-11-13");
    expect(nota("2026-11-13")).toBe("2026-11-17");
    expect(nota("2026-12-31")).toBe("2027-02-02");
  });

  it("electronic of the province waits for Tuesday or Friday, or the next day that works", () => {
    const scba = (notificacion: string) =>
      due({ notificacion, tipoNotificacion: "electronica", cantidad: 1 }, "SCBA");
    expect(scba("2026-11-11").notificado).toBe("2026-11-13");
    expect(scba("2026-11-10").notificado).toBe("2026-11-13");
    expect(scba("2026-12-04").notificado).toBe("2026-12-09");
    expect(scba("2026-11-11").reglas[0]).toMatchObject({
      norma: "Acuerdos SCBA sobre notificaciones electrónicas",
      verificado: true,
    });
  });

  it("by note in the province goes from a holiday to the next working day (CPCCBA 133)", () => {
    const nota = { notificacion: "2026-12-04", tipoNotificacion: "nota", cantidad: 3 } as const;
    const scba = due(nota, "SCBA");
    expect([scba.notificado, scba.vencimiento]).toEqual(["2026-12-09", "2026-12-14"]);
    expect(scba.reglas[0]).toMatchObject({ norma: "CPCCBA art. 133", verificado: true });
    expect(scba.conteo.map(({ fecha, motivo }) => [fecha.slice(8), motivo]).slice(0, 6)).toEqual([
      ["04", "Providencia"],
      ["05", "Sábado"],
      ["06", "Domingo"],
      ["07", "Feriado puente: día no laborable con fines turísticos"],
      ["08", "Feriado: Inmaculada Concepción de María: se pasa al siguiente día hábil"],
      ["09", "Notificación por nota"],
    ]);
    const pjn = due(nota);
    expect([pjn.notificado, pjn.vencimiento]).toEqual(["2026-12-11", "2026-12-16"]);
    expect(pjn.reglas[0]).toMatchObject({ norma: "CPCCN art. 133", verificado: true });
  });

  it("electronic counts from the day on which it was available, whatever the other two", () => {
    const three = { electronica: { firmada: "2026-11-06", visible: "2026-11-16" } };
    const given = {
      notificacion: "2026-11-11",
      tipoNotificacion: "electronica",
      cantidad: 1,
    } as const;
    const rule = "Cuenta el día en que quedó disponible, no el de la firma ni el de la lectura";
    const scba = due({ ...given, ...three }, "SCBA");
    expect([scba.notificado, due(given, "SCBA").notificado]).toEqual(["2026-11-13", "2026-11-13"]);
    expect(scba.reglas).toContainEqual(
      expect.objectContaining({
        ...{ regla: rule, norma: "Acuerdos SCBA sobre notificaciones electrónicas" },
        verificado: true,
      }),
    );
    const pjn = due({ ...given, ...three });
    expect(pjn.notificado).toBe("2026-11-11");
    expect(pjn.advertencias.join()).toMatch(/Sugerido, verificá: .*Acordadas CSJN 31\/2011/);
    expect(due(given).reglas.map(({ regla }) => regla)).not.toContain(rule);
  });

  it.each([
    [{ tipoNotificacion: "cedula", electronica: { firmada: "2026-11-06" } }, "electronica.firmada"],
    [
      { tipoNotificacion: "electronica", electronica: { firmada: "2026-11-12" } },
      "electronica.firmada",
    ],
    [
      { tipoNotificacion: "electronica", electronica: { visible: "2026-11-10" } },
      "electronica.visible",
    ],
  ])("with dates that cannot be, %j, is refused at %s", (given, path) => {
    const variables = { jurisdiccion: "PJN", notificacion: "2026-11-11", ...given };
    const { error } = deadlineVariables.safeParse(variables);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
  });

  it("electronic of the nation is of its day", () => {
    const given = { notificacion: "2026-11-11", tipoNotificacion: "electronica" } as const;
    expect(due({ ...given, cantidad: 1 }).notificado).toBe("2026-11-11");
  });

  it("given with its hour, of days, is of its day here", () => {
    expect(due({ notificacion: "2026-11-20T22:00:00-03:00", cantidad: 5 }).notificado).toBe(
      "2026-11-20",
    );
    expect(due({ notificacion: "2026-11-21T01:00:00.000Z", cantidad: 5 }).notificado).toBe(
      "2026-11-20",
    );
  });
});

describe("the units", () => {
  it("corridos count every day, and a last one that does not work moves", () => {
    const { vencimiento, conteo } = due({
      notificacion: "2026-11-11",
      cantidad: 10,
      unidad: "corridos",
    });
    // The 21st is a Saturday; the 23rd, a Monday, is a holiday.
    expect(vencimiento).toBe("2026-11-24");
    expect(conteo.slice(-4).map(({ fecha, cuenta, motivo }) => [fecha, cuenta, motivo])).toEqual([
      ["2026-11-21", 10, "Sábado"],
      ["2026-11-22", null, "Domingo"],
      ["2026-11-23", null, "Feriado: Día de la Soberanía Nacional"],
      ["2026-11-24", null, "Vence: primer día hábil después del último día"],
    ]);
  });

  it("corridos run through a feria, and one that ends in it moves out of it", () => {
    const given = { notificacion: "2026-12-29", unidad: "corridos" } as const;
    expect(due({ ...given, cantidad: 10 }).vencimiento).toBe("2027-02-01");
    expect(due({ ...given, cantidad: 36 }).vencimiento).toBe("2027-02-03");
  });

  it.each([
    ["2026-01-31", 1, "2026-03-02"],
    ["2026-03-15", 3, "2026-06-16"],
    ["2026-02-27", 12, "2027-03-01"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-05-29", 6, "2026-11-30"],
  ])("months from %s, %d of them", (notificacion, cantidad, vencimiento) => {
    const given = { notificacion, cantidad, unidad: "meses" } as const;
    // A notice in January takes effect on the first day of February.
    const expected = notificacion === "2026-01-31" ? "2026-03-02" : vencimiento;
    expect(due(given).vencimiento).toBe(expected);
  });

  it("months end on the last day of a month that has no such day", () => {
    const given = { notificacion: "2026-08-31", cantidad: 6, unidad: "meses" } as const;
    const { conteo, vencimiento } = due(given);
    expect(conteo.map(({ fecha, cuenta }) => [fecha, cuenta]).slice(1, 4)).toEqual([
      ["2026-09-30", 1],
      ["2026-10-31", 2],
      ["2026-11-30", 3],
    ]);
    // 28 February 2027 is a Sunday.
    expect(vencimiento).toBe("2027-03-01");
  });

  it("caducidad leaves the ferias out, of months and of days", () => {
    const opciones = { caducidad: true };
    const months = due({ notificacion: "2026-11-11", cantidad: 3, unidad: "meses", opciones });
    // Until 11 February, plus the 31 days of January: 14 March is a Sunday.
    expect(months.vencimiento).toBe("2027-03-15");
    expect(months.conteo.filter(({ motivo }) => motivo?.includes("se descuenta"))).toHaveLength(31);
    expect(months.reglas.map(({ norma }) => norma)).toContain("CPCCN art. 311");
    const days = due({ notificacion: "2026-12-28", cantidad: 5, unidad: "corridos", opciones });
    expect(days.vencimiento).toBe("2027-02-02");
  });

  it("caducidad leaves out also the feria that its own extension meets", () => {
    const given = { notificacion: "2026-04-14", cantidad: 3, unidad: "meses" } as const;
    expect(due({ ...given, opciones: { caducidad: true } }).vencimiento).toBe("2026-07-14");
    const longer = due({ ...given, cantidad: 9, opciones: { caducidad: true } });
    // Until 14 January, with 12 days of July and 14 of January left out; from then on without
    // January.
    expect(longer.vencimiento).toBe("2027-02-26");
  });

  it("hours run from the hour of the notice over working days", () => {
    const hours = (notificacion: string, cantidad: number) =>
      due({ notificacion, cantidad, unidad: "horas" });
    expect(hours("2026-11-20T10:00:00-03:00", 24)).toMatchObject({
      notificado: "2026-11-20T10:00:00-03:00",
      vencimiento: "2026-11-24T10:00:00-03:00",
      gracia: null,
    });
    expect(hours("2026-11-20T13:00:00.000Z", 24).vencimiento).toBe("2026-11-24T13:00:00.000Z");
    expect(hours("2026-11-17T10:30", 6).vencimiento).toBe("2026-11-17T16:30");
    expect(hours("2026-11-20T10:00", 24).conteo.map(({ cuenta }) => cuenta)).toEqual([
      14,
      null,
      null,
      null,
      24,
    ]);
  });

  it("hours of a notice on a day that does not work begin with the next that does", () => {
    const given = { notificacion: "2026-11-21T15:00", cantidad: 30, unidad: "horas" } as const;
    expect(due(given)).toMatchObject({
      notificado: "2026-11-24T00:00",
      vencimiento: "2026-11-25T06:00",
    });
  });

  it("hours that end at midnight end when the next working day begins", () => {
    const given = { notificacion: "2026-11-20T00:00", cantidad: 24, unidad: "horas" } as const;
    expect(due(given).vencimiento).toBe("2026-11-24T00:00");
  });
});

describe("the options", () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [199.9, 1],
    [200, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])("%d km add %d days", (km, days) => expect(distanceDays(km)).toBe(days));

  it("distance adds to what is counted", () => {
    const opciones = { distanciaKm: 450 };
    expect(due({ cantidad: 5, opciones })).toMatchObject({ vencimiento: "2026-12-02" });
    const corridos = due({ cantidad: 5, unidad: "corridos", opciones });
    expect(corridos.vencimiento).toBe("2026-11-27");
    const meses = due({ cantidad: 1, unidad: "meses", opciones });
    expect(meses.vencimiento).toBe("2026-12-22");
    const horas = due({
      notificacion: "2026-11-24T10:00",
      cantidad: 24,
      unidad: "horas",
      opciones,
    });
    expect(horas.vencimiento).toBe("2026-11-27T10:00");
  });

  it("grace may be left out, and is each jurisdiction's", () => {
    expect(due({ cantidad: 5, opciones: { gracia: false } }).gracia).toBeNull();
    const scba = due({ cantidad: 5 }, "SCBA");
    expect(scba.gracia).toEqual({ fecha: "2026-12-01", hasta: "12:00" });
    const until = (id: "CABA" | "OTRA") => due({ cantidad: 5 }, id).gracia?.hasta;
    expect([until("CABA"), until("OTRA")]).toEqual(["11:00", "09:30"]);
    expect(scba.advertencias.join()).toMatch(/Plazo de gracia: primeras 4 horas/);
  });

  it("an opened feria works; its holidays do not", () => {
    const opciones = { feriaHabilitada: true };
    const given = { notificacion: "2026-12-30", cantidad: 3, opciones };
    expect(countedDays(given)).toEqual(["2026-12-31", "2027-01-04", "2027-01-05"]);
  });
});

/** The errors found in a second review of past calendars. */
describe("the calendar of other years", () => {
  it("of July 2025 is that of its acordada", () => {
    expect(due({ notificacion: "2025-07-02", cantidad: 10 })).toMatchObject({
      vencimiento: "2025-07-17",
      advertencias: [],
    });
  });

  it("of 2020 stands still from the 16th of March to the 3rd of August", () => {
    expect(countedDays({ notificacion: "2020-03-13", cantidad: 5 })).toEqual([
      ...["2020-08-04", "2020-08-05", "2020-08-06", "2020-08-07", "2020-08-10"],
    ]);
    expect(due({ notificacion: "2020-03-13", cantidad: 5 }).advertencias).toEqual([]);
  });

  it("of the 9th of May 2024 and of the 2nd of September 2022 does not work", () => {
    expect(due({ notificacion: "2024-05-08", cantidad: 1 }).vencimiento).toBe("2024-05-10");
    expect(due({ notificacion: "2022-09-01", cantidad: 1 }).vencimiento).toBe("2022-09-05");
  });
});

describe("a date that hangs from an act that is missing", () => {
  it("is not certain over a winter without its acordada, and falls as early as it may", () => {
    const { vencimiento, advertencias, conteo } = due({ notificacion: "2027-07-12", cantidad: 5 });
    expect(vencimiento).toBe("2027-07-19");
    expect(advertencias[0]).toBe(
      "Falta la acordada de la Corte que fija la feria de invierno de 2027. La fecha no es segura: se contó sin feria.",
    );
    expect(conteo.at(-1)).toMatchObject({ fecha: "2027-07-19", cuenta: 5, verificado: false });
  });

  it("is not certain over the end of December, whose days are probably closed", () => {
    const { vencimiento, advertencias, conteo } = due({ notificacion: "2026-12-21", cantidad: 3 });
    expect(vencimiento).toBe("2026-12-24");
    expect(advertencias[0]).toBe(
      "Es probable que se declare inhábil el 24/12/2026: falta el acto que lo disponga. La fecha no es segura: se contó como hábil.",
    );
    expect(conteo.at(-1)?.verificado).toBe(false);
    expect(due({ notificacion: "2026-12-14", cantidad: 3 }).advertencias).toEqual([]);
  });

  it("says so in sentences that fit", () => {
    for (const jurisdiccion of ["PJN", "SCBA"] as const) {
      const { advertencias } = due({ notificacion: "2020-03-13", cantidad: 300 }, jurisdiccion);
      for (const sentence of advertencias) expect(sentence.length).toBeLessThanOrEqual(200);
    }
  });
});

describe("what it rests on", () => {
  it("says of which years the bridge days are not known", () => {
    expect(due({ cantidad: 5 }).advertencias).toEqual([]);
    expect(due({ notificacion: "2027-02-10", cantidad: 5 }).advertencias).toEqual([
      "Sugerido, verificá: los días no laborables con fines turísticos de 2027 todavía no están cargados.",
    ]);
  });

  it("names its calendar and its engine", () => {
    expect(due({ cantidad: 5 })).toMatchObject({
      calendario: { jurisdiccion: "PJN", version: "1.1.1" },
      engineVersion: "plazos 1.2.0",
    });
    const own = calendarOf("PJN", [], 3);
    const given = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 1 } as const;
    expect(dueDate(given, own).calendario.version).toBe("1.1.1+3");
  });

  it("does not count for ever where a practice closed the courts", () => {
    const edits = Array.from({ length: 100 }, (_, i) => ({
      from: `${2027 + i}-01-01`,
      to: `${2027 + i}-12-31`,
      kind: "inhabil" as const,
      reason: "Cerrado",
      source: null,
    }));
    const given = { jurisdiccion: "PJN", notificacion: "2026-12-10", cantidad: 365 } as const;
    expect(() => dueDate(given, calendarOf("PJN", edits, 1))).toThrow(/^Cantidad: con ese/);
  });
});
