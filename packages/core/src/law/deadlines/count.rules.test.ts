import { describe, expect, it } from "vitest";
import { calendarOf } from "./calendar.rules";
import { dueDate } from "./deadline.rules";
import type { DeadlineVariables } from "./deadline.schema";
import { deadlineSheet } from "./deadline.sheet.rules";

const PJN = calendarOf("PJN");

const result = (given: Omit<DeadlineVariables, "jurisdiccion">) =>
  dueDate({ jurisdiccion: "PJN", ...given }, PJN);

/** The lines of a count: the day, its number, and the remark. */
const linesOf = (given: Omit<DeadlineVariables, "jurisdiccion">) =>
  result(given).conteo.map(({ fecha, cuenta, motivo }) =>
    `${fecha} ${cuenta ?? "-"} ${motivo ?? ""}`.trim(),
  );

const DUE = "- Vence: primer día hábil después del último día";
const two = (day: number) => String(day).padStart(2, "0");

describe("a count, line by line", () => {
  it("of months with distance that ends on a Saturday says the distance, then why it moves", () => {
    expect(
      linesOf({
        ...{ notificacion: "2026-11-18", cantidad: 1, unidad: "meses" },
        opciones: { distanciaKm: 200 },
      }),
    ).toEqual([
      "2026-11-18 - Notificación",
      "2026-12-18 1",
      "2026-12-19 - Más 1 por la distancia",
      "2026-12-19 - Sábado",
      "2026-12-20 - Domingo",
      `2026-12-21 ${DUE}`,
    ]);
  });

  it("of months that meet no feria says nothing of ferias, nor of a distance of none", () => {
    const months = { notificacion: "2026-02-10", cantidad: 2, unidad: "meses" } as const;
    const plain = ["2026-02-10 - Notificación", "2026-03-10 1", "2026-04-10 2"];
    expect(linesOf(months)).toEqual(plain);
    expect(linesOf({ ...months, opciones: { caducidad: true, distanciaKm: 0 } })).toEqual(plain);
  });

  it("of months that leave out January has its days in their places, and what they add", () => {
    const january = Array.from({ length: 31 }, (_, i) => {
      const day = `2027-01-${two(i + 1)}`;
      return `${day} - Feria judicial de enero: se descuenta (CPCCN art. 311)`;
    });
    expect(
      linesOf({
        ...{ notificacion: "2026-11-11", cantidad: 3, unidad: "meses" },
        opciones: { caducidad: true },
      }),
    ).toEqual([
      "2026-11-11 - Notificación",
      "2026-12-11 1",
      ...january.slice(0, 10),
      "2027-01-11 2",
      ...january.slice(10),
      "2027-02-11 3",
      "2027-03-14 - Más 31 por las ferias",
      "2027-03-14 - Domingo",
      `2027-03-15 ${DUE}`,
    ]);
  });

  it("of months leaves out a feria that begins the day after the notice", () => {
    const given = { notificacion: "2026-12-31", cantidad: 3, unidad: "meses" } as const;
    // Until 31 March, plus the 31 days of January: 1 May is a holiday and a Saturday.
    expect(result({ ...given, opciones: { caducidad: true } }).vencimiento).toBe("2027-05-03");
  });

  it("of months lists each day of a feria that its extension meets", () => {
    const given = { notificacion: "2026-04-14", cantidad: 9, unidad: "meses" } as const;
    const left = linesOf({ ...given, opciones: { caducidad: true } }).filter((line) =>
      line.includes("se descuenta"),
    );
    // The winter of 2026 has twelve days of feria, and January 31.
    expect(left).toHaveLength(43);
    expect(left.at(-1)).toMatch(/^2027-01-31/);
  });

  it("of hours that end at midnight says the days after, until one begins", () => {
    expect(linesOf({ notificacion: "2026-11-20T00:00", cantidad: 24, unidad: "horas" })).toEqual([
      "2026-11-20 24 Notificación",
      "2026-11-21 - Sábado",
      "2026-11-22 - Domingo",
      "2026-11-23 - Feriado: Día de la Soberanía Nacional",
      "2026-11-24 - Vence al comenzar el día",
    ]);
  });

  it("may have 2500 lines, and no more", () => {
    const given = { notificacion: "2015-06-01", unidad: "corridos" } as const;
    const most = result({ ...given, cantidad: 2499 });
    expect([most.vencimiento, most.conteo.length]).toEqual(["2022-04-04", 2500]);
    expect(() => result({ ...given, cantidad: 2500 })).toThrow("demasiado largo");
  });
});

describe("what a count is not sure of", () => {
  it("is said of its last day where no grace follows it", () => {
    const { advertencias } = result({
      ...{ notificacion: "2026-12-21", cantidad: 3 },
      opciones: { gracia: false },
    });
    expect(advertencias).toEqual([
      "Es probable que se declare inhábil el 24/12/2026: falta el acto que lo disponga. La fecha no es segura: se contó como hábil.",
    ]);
  });

  it("is said of each day that is not verified, once for each reason, with its source", () => {
    const { advertencias } = result({ notificacion: "2026-04-20", cantidad: 3 });
    expect(advertencias).toEqual([
      "Sugerido, verificá: Asueto judicial (los tribunales de la Capital Federal). CSJN Resolución 926/2026. Acto publicado, visto en más de una fuente: alcanza sólo a los tribunales de la Capital Federal.",
    ]);
  });
});

describe("the keys of the lines of a sheet", () => {
  it("are their days, numbered from the second of a day on", () => {
    const variables: DeadlineVariables = {
      ...{ jurisdiccion: "PJN", notificacion: "2026-11-11", cantidad: 3, unidad: "meses" },
      opciones: { caducidad: true },
    };
    const { lines } = deadlineSheet(variables, dueDate(variables, PJN));
    const keys = lines.map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(["2026-11-11", "2026-12-11", "2027-01-01"]);
    expect(keys.filter((key) => key.startsWith("2027-01-11"))).toEqual([
      "2027-01-11",
      "2027-01-11-2",
    ]);
    expect(keys.slice(-3)).toEqual(["2027-03-14", "2027-03-14-2", "2027-03-15"]);
  });
});
