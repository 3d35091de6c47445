import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import type { SeriesBook } from "../rates/rate.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";

const of = (variables: InterestVariables, book: SeriesBook = {}) =>
  interestOf(interestVariables.parse(variables), book, "2026-11-20");

describe("a hole in a daily series", () => {
  // Values of 1198 as an interrupted download would leave them.
  const hole = bookOf("tasaPasivaBCRA27802", {
    "2025-12-31": "100",
    "2026-03-06": "110",
    "2026-06-30": "120",
  });
  const asked = { capital: 1000, desde: "2026-01-01", tasa: "tasaPasivaBCRA27802" } as const;

  it("is told with its days: 1198 without values from 6/3 to 30/6", () => {
    expect(of({ ...asked, hasta: "2026-03-31" }, hole).advertencias).toContain(
      "Tasa pasiva BCRA (Ley 27.802, art. 55) no tiene valores entre el 06/03/2026 y el 30/06/2026: para el 31/03/2026 se usó el del 06/03/2026.",
    );
  });

  it("is none on a day with its own value, nor over a long weekend", () => {
    expect(of({ ...asked, hasta: "2026-03-06" }, hole).advertencias).toEqual([]);
    const weekend = bookOf("tasaPasivaBCRA27802", { "2025-12-31": "100", "2026-01-07": "101" });
    expect(of({ ...asked, hasta: "2026-01-05" }, weekend).advertencias).toEqual([]);
  });
});

describe("IPC of INDEC", () => {
  const span = { capital: 10_000_000, desde: "2025-12-31", hasta: "2026-01-31", tasa: "ipc" };
  const by = (values: Record<string, string>) =>
    of(interestVariables.parse(span), bookOf("ipc", values));

  it("gives January 2026 by its four decimals as published, 2.88 %", () => {
    const result = by({ "2025-12-01": "10121.3715", "2026-01-01": "10413.0309" });
    // 10,000,000 × 10413.0309 / 10121.3715, by another calculator.
    expect(result).toMatchObject({ total: 10_288_161.94, advertencias: [] });
    expect(result.tramos[0]?.verificado).toBe(true);
  });

  it("says where the loaded indices are rounded to units, and does not vouch for them", () => {
    const result = by({ "2025-12-01": "10121", "2026-01-01": "10413" });
    expect(result.advertencias).toEqual([
      "IPC con índices redondeados (10121 y 10413): INDEC publica cuatro decimales. La variación que dan, 2,8851 %, puede no ser la publicada.",
    ]);
    expect(result.tramos[0]?.verificado).toBe(false);
  });
});

describe("IPC with fewer decimals than INDEC publishes", () => {
  const isSure = (first: string, last: string) => {
    const variables = {
      capital: 1,
      desde: "2016-12-31",
      hasta: "2017-01-31",
      tasa: "ipc",
    } as const;
    const book = bookOf("ipc", { "2016-12-01": first, "2017-01-01": last });
    const result = of(variables, book);
    const isSaid = result.advertencias.join().includes("índices redondeados");
    expect(isSaid).toBe(!result.tramos[0]?.verificado);
    return !isSaid;
  };

  it("is rounded where both have two at most, as a fourth that is zero is left out", () => {
    expect(isSure("100.123", "101.456")).toBe(true);
    expect(isSure("100.12", "101.45")).toBe(false);
    expect(isSure("100.12", "101.4567")).toBe(true);
    expect(isSure("100.1234", "101.45")).toBe(true);
  });

  it("is read without the base month, which is 100 exactly", () => {
    expect(isSure("100", "101.5859")).toBe(true);
    expect(isSure("100", "101.58")).toBe(false);
    expect(isSure("100", "100")).toBe(true);
  });
});

it("says of a daily index that its last value is older than the end, by the day", () => {
  const book = bookOf("cer", { "2025-02-01": "500", "2025-03-10": "520" });
  const by = (hasta: string) => of({ capital: 1, desde: "2025-02-01", hasta, tasa: "cer" }, book);
  expect(by("2025-03-20").advertencias).toEqual([
    "CER, datos al 10/03/2025: hasta el 20/03/2025 se usó el último valor publicado.",
  ]);
  expect(by("2025-03-10").advertencias).toEqual([]);
});

describe("a day in which a fixed rate ends and an accumulated one begins", () => {
  const book = bookOf("tasaPasivaBCRA", {
    "2017-11-29": "100",
    "2017-11-30": "102",
    "2018-11-29": "152",
    "2018-11-30": "153",
  });
  const tramos: InterestVariables["tramos"] = [
    { tasa: "acta2630", desde: "2017-10-30", hasta: "2017-11-30" },
    { tasa: "tasaPasivaBCRA", desde: "2017-11-30", hasta: "2018-11-30" },
  ];

  it("is counted once, and said", () => {
    const result = of({ capital: 1000, tramos }, book);
    // (100 + 153) / (100 + 102) − 1 = 0.25247…: from the very day, not the one before.
    expect(result.tramos.map(({ interes }) => interes)).toEqual([30.58, 252.48]);
    expect(result.advertencias.join("\n")).toContain(
      "Desde del tramo 2: el 30/11/2017 ya lo contó el tramo anterior",
    );
  });

  it("is said of the beginning of an accumulated rate alone", () => {
    const said = (variables: Omit<InterestVariables, "capital">) =>
      of({ capital: 1000, ...variables }, book).advertencias.filter((note) =>
        note.includes("ya lo contó"),
      ).length;
    // Cut in two by the capitalisation, it begins once.
    const fecha = "2018-11-29";
    expect(said({ tramos, capitalizacion: { modo: "unica", fecha } })).toBe(1);
    const halves: InterestVariables["tramos"] = [
      { tasa: "tasaPasivaBCRA", desde: "2017-11-30", hasta: "2018-11-29" },
      { tasa: "tasaPasivaBCRA", desde: "2018-11-29", hasta: "2018-11-30" },
    ];
    expect(said({ tramos: halves })).toBe(0);
    const fixedAfter: InterestVariables["tramos"] = [
      { tasa: "tasaPasivaBCRA", desde: "2017-11-30", hasta: "2018-11-30" },
      { tasa: "acta2630", desde: "2018-11-30", hasta: "2018-12-30" },
    ];
    expect(said({ tramos: fixedAfter })).toBe(0);
  });

  it("is taken from the day before where no stretch ends there", () => {
    const alone = of({ capital: 1000, tramos: tramos?.slice(1) }, book);
    expect(alone.interes).toBe(265);
    expect(alone.advertencias.join()).not.toContain("ya lo contó");
  });
});

it("says of the Actas 2601, 2658 and 2764 who loads their series, which the BCRA has not", () => {
  for (const tasa of ["acta2601", "acta2658", "acta2764"] as const) {
    const asked = { capital: 1, desde: "2020-01-01", hasta: "2021-01-01", tasa };
    expect(() => of(asked)).toThrow(/todavía no hay datos.*la carga por CSV.*tasa fija/);
  }
});
