import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import type { SeriesBook } from "../rates/rate.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";

const of = (variables: InterestVariables, book: SeriesBook = {}) =>
  interestOf(interestVariables.parse(variables), book, "2026-11-20");
const lines = ({ tramos }: ReturnType<typeof of>) =>
  tramos.map(({ desde, hasta, capital, interes }) => [desde, hasta, capital, interes]);

const YEAR = { capital: 1000, desde: "2020-01-01", hasta: "2022-12-31" } as const;
const fixed = { tasa: "tasaActivaBNA", tasaFija: 36.5 } as const;
const notificacion = "2021-02-28";

describe("capitalisation", () => {
  it("once, at its date or at notification", () => {
    const at = "2021-01-01";
    const once = { ...YEAR, ...fixed, capitalizacion: { modo: "unica", fecha: at } } as const;
    expect(lines(of(once))).toEqual([
      ["2020-01-01", at, 1000, 366],
      [at, "2022-12-31", 1366, 995.81],
    ]);
    const notified = {
      ...YEAR,
      ...fixed,
      capitalizacion: { modo: "unica" },
      notificacion,
    } as const;
    expect(of(notified).tramos[0]?.hasta).toBe(notificacion);
  });

  it("at notification and on the same day of each year, the last of a shorter month", () => {
    const leap = "2020-02-29";
    const capitalizacion = { modo: "notificacionYAnual" } as const;
    const result = of({ ...YEAR, ...fixed, capitalizacion, notificacion: leap });
    expect(result.tramos.map(({ hasta }) => hasta)).toEqual([
      leap,
      "2021-02-28",
      "2022-02-28",
      "2022-12-31",
    ]);
  });

  it("on the day in which one segment ends and the next begins, without an empty line", () => {
    const rate = { tasa: "acta2630", tasaFija: 36.5 } as const;
    const tramos = [
      { ...rate, desde: "2025-01-01", hasta: "2025-04-11" },
      { ...rate, desde: "2025-04-11", hasta: "2025-07-20" },
    ];
    const capitalizacion = { modo: "notificacionYAnual" } as const;
    const given = { capital: 1000, tramos, capitalizacion, notificacion: "2025-04-11" };
    // A tenth of a percent a day: 100 days of 1,000, then 100 of 1,100.
    expect(of(given).tramos.map(({ dias, interes }) => [dias, interes])).toEqual([
      ...[
        [100, 100],
        [100, 110],
      ],
    ]);
  });

  it("of a notice before the debt: only its years inside the span", () => {
    const capitalizacion = { modo: "notificacionYAnual" } as const;
    const result = of({ ...YEAR, ...fixed, capitalizacion, notificacion: "2018-06-30" });
    expect(result.tramos.map(({ hasta }) => hasta)).toEqual([
      "2020-06-30",
      "2021-06-30",
      "2022-06-30",
      "2022-12-31",
    ]);
  });

  it("by segment: each on what the ones before left", () => {
    const tramos: InterestVariables["tramos"] = [
      { ...fixed, desde: "2020-01-01", hasta: "2021-01-01" },
      { tasa: "acta2630", desde: "2021-01-01", hasta: "2022-01-01" },
    ];
    const by = {
      capital: 1000,
      tramos,
      capitalizacion: { modo: "porTramo" },
    } as const;
    expect(lines(of(by))).toEqual([
      ["2020-01-01", "2021-01-01", 1000, 366],
      ["2021-01-01", "2022-01-01", 1366, 491.76],
    ]);
    const simple = of({ capital: 1000, tramos });
    expect(lines(simple)[1]).toEqual(["2021-01-01", "2022-01-01", 1000, 360]);
    expect(simple).toMatchObject({ desde: "2020-01-01", hasta: "2022-01-01", interes: 726 });
  });

  it("is never applied to what fixes its own, and that is said", () => {
    const book = bookOf("cer", { "2020-01-01": "10", "2022-12-31": "20" });
    const result = of(
      { ...YEAR, tasa: "acta2783", capitalizacion: { modo: "porTramo" }, notificacion },
      book,
    );
    expect(result.tramos).toHaveLength(1);
    expect(result.advertencias).toContain(
      "Acta 2783 fija su propia capitalización: no se aplicó la elegida.",
    );
    const without = of({ ...YEAR, tasa: "acta2764", tasaFija: 36.5 });
    expect(without.advertencias).toContain(
      "Acta 2764: sin fecha de notificación no se capitalizó.",
    );
  });

  it("goes on with an index from the day of the cut, and counts no day twice", () => {
    const levels = { "2019-12-31": "0", "2021-01-01": "100", "2022-12-31": "300" };
    const book = bookOf("tasaPasivaBCRA", levels);
    const capitalizacion = { modo: "unica", fecha: "2021-01-01" } as const;
    const result = of({ ...YEAR, tasa: "tasaPasivaBCRA", capitalizacion }, book);
    // Compounded, an accumulated index gives the same as without parts.
    expect(lines(result)).toEqual([
      ["2020-01-01", "2021-01-01", 1000, 1000],
      ["2021-01-01", "2022-12-31", 2000, 2000],
    ]);
    expect(of({ ...YEAR, tasa: "tasaPasivaBCRA" }, book).total).toBe(4000);
  });
});

describe("segments and options", () => {
  it("add a simple rate to any other, on the indexed capital where there is one", () => {
    const rate = of({ ...YEAR, tasa: "acta2630", adicional: 3.65 });
    expect(rate.tramos[0]).toMatchObject({ interes: 1189.5, interesAdicional: 109.5 });
    const book = bookOf("uva", { "2020-01-01": "50", "2022-12-31": "100" });
    const index = of({ ...YEAR, tasa: "uva", adicional: 3.65 }, book);
    expect(index.tramos[0]).toMatchObject({
      capitalIndexado: 2000,
      interesAdicional: 219,
      interes: 1219,
    });
  });

  it("warn that an index in two segments is not the whole of it", () => {
    const book = bookOf("cer", { "2020-01-01": "1", "2021-01-01": "2", "2022-12-31": "4" });
    const tramos: InterestVariables["tramos"] = [
      { tasa: "cer", desde: "2020-01-01", hasta: "2021-01-01" },
      { tasa: "cer", desde: "2021-01-01", hasta: "2022-12-31" },
    ];
    const simple = of({ capital: 1000, tramos }, book);
    expect(simple.total).toBe(3000);
    expect(simple.advertencias.join()).toContain("no equivalen a un solo tramo");
    const capitalizacion = { modo: "porTramo" } as const;
    const grown = of({ capital: 1000, tramos, capitalizacion }, book);
    expect(grown.total).toBe(4000);
    expect(grown.advertencias.join()).not.toContain("no equivalen a un solo tramo");
  });

  it("move the start of Acta 2630, and the day since which an index is known", () => {
    const opciones = { inicioActa2630: "2015-01-01" };
    const early = { ...YEAR, desde: "2016-01-01", tasa: "acta2630", opciones } as const;
    expect(of(early).tramos[0]?.dias).toBe(2556);
    const ipc = bookOf("ipc", {
      "2025-01-01": "100",
      "2025-02-01": "110.1234",
      "2025-03-01": "120.1234",
    });
    const span = { capital: 1000, desde: "2025-01-10", tasa: "lct276" } as const;
    const on = (hasta: string, diaPublicacionIpc?: number) =>
      of({ ...span, hasta, opciones: { diaPublicacionIpc } }, ipc).tramos[0];
    expect(on("2025-04-14")?.valorFinal).toBe(110.1234);
    expect(on("2025-04-15")?.valorFinal).toBe(120.1234);
    expect(on("2025-04-10", 10)).toMatchObject({ valorFinal: 120.1234, verificado: true });
    // The index published when the debt began is older than the debt.
    expect(on("2025-01-20")).toMatchObject({ coeficiente: 0, capitalIndexado: 1000 });
  });

  it("take what rests on nothing verified for a suggestion", () => {
    const book = bookOf("tim", { "2026-01-31": "10", "2026-03-03": "12" });
    const result = of({ capital: 1, desde: "2026-02-01", hasta: "2026-03-03", tasa: "tim" }, book);
    expect(result.tramos[0]?.verificado).toBe(false);
    expect(result.advertencias).toEqual([
      "Sugerido, verificá: TIM (BCRA, variable 1197; el modo de cálculo es inferido).",
    ]);
  });

  it("answer nothing of a span of no days", () => {
    const none = { ...YEAR, hasta: YEAR.desde, ...fixed };
    expect(of(none)).toMatchObject({ interes: 0, total: 1000, dias: 0 });
  });
});

describe("segments with days between them", () => {
  const tramos = [
    { tasa: "acta2630", desde: "2018-01-01", hasta: "2018-07-01" },
    { tasa: "acta2630", desde: "2018-07-11", hasta: "2018-12-31" },
  ] as const;

  it("leave those days without interest, and say so", () => {
    const result = interestOf({ capital: 100_000, tramos: [...tramos] }, {}, "2026-11-20");
    expect(result.tramos.map(({ dias }) => dias)).toEqual([181, 173]);
    const each = tramos.map(({ desde, hasta, tasa }) =>
      interestOf({ capital: 100_000, desde, hasta, tasa }, {}, "2026-11-20"),
    );
    expect(result.tramos.map(({ interes }) => interes)).toEqual(each.map(({ interes }) => interes));
    expect(result.advertencias).toContain(
      "Entre el 01/07/2018 y el 11/07/2018 no corren intereses (10 días). Para que corran, el tramo 2 tiene que empezar el 01/07/2018.",
    );
  });
});

describe("a stretch outside of the days on which its rate rules", () => {
  const warned = (
    tasa: "lct276" | "tasaActivaBNA" | "acta2658" | "acta2630",
    desde: string,
    hasta: string,
  ) => {
    const days = { [desde]: "30", [hasta]: "30" };
    const book = {
      ...bookOf("ipc", {
        "2019-01-01": "189.61",
        "2019-11-01": "273.2",
        "2026-03-01": "11077",
        "2026-05-01": "11601",
      }),
      ...bookOf("tasaActivaBNA", days),
      ...bookOf("acta2658", days),
    };
    const { advertencias } = of({ capital: 1000, desde, hasta, tasa }, book);
    return advertencias.filter((sentence) => /rige desde|rigió hasta/.test(sentence));
  };

  it.each([
    ["lct276", "2019-01-10", "2019-12-31", "Art. 276 LCT: IPC + 3 % rige desde el 06/03/2026"],
    ["tasaActivaBNA", "2003-05-01", "2004-05-01", "Tasa activa BNA rige desde el 20/04/2009"],
    ["acta2658", "2010-01-01", "2012-01-01", "Acta 2658 rige desde el 01/12/2017"],
    ["acta2630", "2017-01-01", "2019-01-01", "Acta 2630 rigió hasta el 30/11/2017"],
  ] as const)("%s from %s to %s is computed, and said", (tasa, desde, hasta, sentence) => {
    const [first, ...rest] = warned(tasa, desde, hasta);
    expect(first).toContain(sentence);
    expect(rest).toEqual([]);
  });

  it("is said of none that is inside, nor of a rate typed by hand", () => {
    expect(warned("tasaActivaBNA", "2009-04-20", "2010-01-01")).toEqual([]);
    expect(warned("lct276", "2026-03-10", "2026-06-20")).toEqual([]);
    const typed = { capital: 1000, desde: "2003-05-01", hasta: "2004-05-01", ...fixed } as const;
    expect(of(typed).advertencias.join()).not.toContain("rige desde");
  });
});

describe("a rate typed by hand", () => {
  it("cites no norm, is not verified, and says so", () => {
    const { tramos, advertencias } = of({ ...YEAR, tasa: "tasaActivaBNA", tasaFija: 42 });
    expect(tramos[0]).toMatchObject({
      norma: "Sin norma",
      nombre: "Tasa fija del 42 % anual",
      verificado: false,
    });
    expect(advertencias).toEqual([
      "Sugerido, verificá: tasa fija del 42 % anual, sin norma: decí en el escrito qué la admite.",
    ]);
  });

  it("names the act that it takes the capitalisation of", () => {
    const result = of({ ...YEAR, tasa: "acta2764", tasaFija: 42, notificacion });
    expect(result.tramos[0]?.nombre).toBe(
      "Tasa fija del 42 % anual, con la capitalización de Acta 2764",
    );
  });
});
