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

describe("a day in which a fixed rate ends and an accumulated one begins", () => {
  const book = bookOf("tasaPasivaBCRA", {
    "2017-11-29": "100",
    "2017-11-30": "102",
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
