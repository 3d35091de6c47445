import { describe, expect, it } from "vitest";
import { calendarOf } from "./calendar.rules";
import { dueDate } from "./deadline.rules";
import type { DeadlineVariables } from "./deadline.schema";
import { deadlineSheet } from "./deadline.sheet.rules";
import { PRESETS } from "./preset.rules";
import { countText, dayText, dueClock, dueDay, dueText, graceText, isCertain } from "./text.rules";

const sheetOf = (given: Partial<DeadlineVariables>) => {
  const variables: DeadlineVariables = {
    jurisdiccion: "PJN",
    notificacion: "2026-11-20",
    cantidad: 5,
    ...given,
  };
  return deadlineSheet(variables, dueDate(variables, calendarOf("PJN")));
};

describe("a deadline as a sheet", () => {
  it("says what was counted, day by day, and when it falls due", () => {
    const sheet = sheetOf({ opciones: { distanciaKm: 250 } });
    expect(sheet).toMatchObject({
      title: "Plazo de 5 días hábiles",
      total: { label: "Vencimiento", day: "2026-12-01" },
    });
    expect(sheet.facts).toEqual([
      { label: "Jurisdicción", value: "PJN (nacional y federal)" },
      { label: "Notificación", value: "viernes 20/11/2026, por cédula" },
      { label: "Surte efecto", value: "viernes 20/11/2026" },
      { label: "Plazo", value: "5 días hábiles" },
      { label: "Distancia", value: "250 km" },
      { label: "Plazo de gracia", value: "miércoles 02/12/2026 hasta las 09:30" },
    ]);
    const monday = sheet.lines.find(({ label }) => label === "lunes 23/11/2026");
    expect(monday?.text).toBe("Feriado: Día de la Soberanía Nacional");
    expect(sheet.lines.at(-1)).toMatchObject({ label: "martes 01/12/2026", text: "6" });
    expect(sheet.engine).toBe("plazos 1.2.0, calendario PJN 1.1.1");
    expect(sheet.foot.join()).not.toMatch(/motor|versión/i);
    expect(sheet.warnings).toEqual([]);
    expect(sheet.foot.join()).toMatch(/CPCCN art. 158/);
  });

  it("says which of the dates of an electronic notice do not count", () => {
    const electronica = { firmada: "2026-11-18", visible: "2026-11-24" };
    expect(sheetOf({ tipoNotificacion: "electronica", electronica }).facts.slice(1, 5)).toEqual([
      { label: "Notificación", value: "viernes 20/11/2026, por notificación electrónica" },
      { label: "Firmada (no cuenta)", value: "miércoles 18/11/2026" },
      { label: "Visible (no cuenta)", value: "martes 24/11/2026" },
      { label: "Surte efecto", value: "viernes 20/11/2026" },
    ]);
  });

  it("has a key of its own for each line", () => {
    const sheet = sheetOf({
      notificacion: "2026-04-14",
      unidad: "meses",
      cantidad: 24,
      opciones: { caducidad: true },
    });
    expect(new Set(sheet.lines.map(({ key }) => key)).size).toBe(sheet.lines.length);
  });

  it("of hours says the hour, and of no quantity only the notice", () => {
    const hours = sheetOf({ notificacion: "2026-11-20T10:00", cantidad: 24, unidad: "horas" });
    expect(hours.total).toEqual({
      label: "Vence martes 24/11/2026 a las 10:00",
      day: "2026-11-24",
    });
    expect(sheetOf({ cantidad: undefined }).total).toEqual({
      label: "Notificado",
      day: "2026-11-20",
    });
  });
});

describe("a deadline as a court reads it", () => {
  const proseOf = (given: Partial<DeadlineVariables>) => sheetOf(given).prose;

  it("says the notice, the days that count, those that do not, and when it falls due", () => {
    expect(proseOf({})).toEqual([
      "La cédula se notificó el viernes 20/11/2026 y surtió efecto ese mismo día.",
      "El plazo es de 5 días hábiles. Se cuentan los días hábiles: 24, 25, 26, 27 y 30/11/2026.",
      "No se cuentan los sábados y domingos; el lunes 23/11/2026 (feriado: Día de la Soberanía Nacional).",
      "El plazo vence el lunes 30/11/2026; con el plazo de gracia, el escrito puede presentarse hasta las 09:30 del martes 01/12/2026 (CPCCN art. 124).",
    ]);
  });

  it("says a notice by note with its norm, and spans by their ends", () => {
    const given = { notificacion: "2026-12-10", tipoNotificacion: "nota", cantidad: 15 } as const;
    const [notice, counted, skipped] = proseOf(given) ?? [];
    expect(notice).toBe(
      "La providencia se dictó el jueves 10/12/2026 y quedó notificada por ministerio de la ley el viernes 11/12/2026 (CPCCN art. 133).",
    );
    expect(counted).toContain("28, 29, 30 y 31/12/2026; 1 y 2/02/2027");
    expect(skipped).toContain("del 02/01/2027 al 31/01/2027 (feria judicial de enero)");
  });

  it("says distance, months, hours, and a count without a term", () => {
    expect(proseOf({ opciones: { distanciaKm: 250 } })?.[1]).toContain(
      "distancia de 250 km (CPCCN art. 158)",
    );
    expect(proseOf({ cantidad: 2, unidad: "meses" })?.[1]).toContain(
      "de fecha a fecha: 20/12/2026; 20/01/2027",
    );
    const corridos = proseOf({ notificacion: "2026-11-11", cantidad: 10, unidad: "corridos" });
    expect(corridos?.[1]).toBe(
      "El plazo es de 10 días corridos. Se cuentan todos los días desde el siguiente, hábiles o no.",
    );
    expect(corridos?.[2]).toBe(
      "El último día, sábado 21/11/2026, es inhábil: vence el primer día hábil siguiente.",
    );
    const onTime = proseOf({ notificacion: "2026-11-11", cantidad: 7, unidad: "corridos" });
    expect(onTime?.[2]).toMatch(/^El plazo vence el miércoles 18\/11\/2026;/);
    const months = { notificacion: "2026-11-11", cantidad: 3, unidad: "meses" } as const;
    expect(proseOf({ ...months, opciones: { caducidad: true } })?.slice(2)).toEqual([
      "No se cuentan del 01/01/2027 al 31/01/2027 (feria judicial de enero: se descuenta (CPCCN art. 311)).",
      expect.stringMatching(/^El plazo vence el lunes 15\/03\/2027;/),
    ]);
    const hours = proseOf({ notificacion: "2026-11-20T10:00", cantidad: 24, unidad: "horas" });
    expect(hours?.at(-1)).toBe("El plazo vence el martes 24/11/2026 a las 10:00.");
    expect(proseOf({ cantidad: undefined })).toHaveLength(1);
  });
});

describe("the words of a deadline", () => {
  it("show days and hours of the practice", () => {
    expect(dayText("2026-11-30")).toBe("lunes 30/11/2026");
    expect(dueText("2026-11-25T01:30:00.000Z")).toBe("martes 24/11/2026 a las 22:30");
    expect([dueDay("2026-11-25T01:30:00Z"), dueClock("2026-11-25T01:30:00Z")]).toEqual([
      "2026-11-24",
      "22:30",
    ]);
  });

  it("show what was counted", () => {
    const variables = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 } as const;
    const result = dueDate(variables, calendarOf("PJN"));
    expect(countText(variables, result)).toBe(
      "5 días hábiles desde el viernes 20/11/2026, por cédula, PJN (nacional y federal)",
    );
    expect(graceText(result)).toBe("martes 01/12/2026 hasta las 09:30");
    expect(graceText({ ...result, gracia: null })).toBeUndefined();
    expect(isCertain(result)).toBe(true);
    const winter = { ...variables, notificacion: "2027-07-12" };
    expect(isCertain(dueDate(winter, calendarOf("PJN")))).toBe(false);
  });
});

it("has the usual deadlines, each with its norm, and marks those that nobody read", () => {
  expect(PRESETS.map(({ name, cantidad, verificado }) => [name, cantidad, verificado])).toEqual([
    ["Reposición", 3, true],
    ["Aclaratoria", 3, false],
    ["Apelación", 5, true],
    ["Expresión de agravios", 10, false],
    ["Contestación de demanda, ordinario", 15, true],
    ["Contestación de demanda, el Estado", 60, true],
    ["Contestación de demanda, sumarísimo", 5, false],
    ["Recurso extraordinario", 10, true],
    ["Queja", 5, true],
    ["Contestación de demanda, laboral", 10, false],
    ["Apelación, laboral", 6, false],
    ["Contestación de agravios, laboral", 3, true],
  ]);
  expect(PRESETS.map(({ norma }) => norma)).toContain("Ley 18.345 art. 117");
});

it("says of a date over a July without its act that it is not certain, and of others that it is", () => {
  const given = { jurisdiccion: "PJN", cantidad: 5 } as const;
  const over = (notificacion: string) => {
    const variables = { ...given, notificacion };
    const result = dueDate(variables, calendarOf("PJN"));
    return [result.cierta, deadlineSheet(variables, result).total];
  };
  expect(over("2027-07-12")).toEqual([
    false,
    { label: "Vencimiento, sin certeza", day: "2027-07-19" },
  ]);
  expect(over("2026-07-06")).toEqual([true, { label: "Vencimiento", day: "2026-07-15" }]);
});
