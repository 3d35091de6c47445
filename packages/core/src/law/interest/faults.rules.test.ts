import { bookOf, CER } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { CalculationError } from "../calculation/calculation.rules";
import { interestOf } from "./interest.rules";
import { interestVariables } from "./interest.schema";

const GOOD = { capital: 1000, desde: "2024-02-01", hasta: "2026-03-03", tasa: "cer" };
const tramo = (desde: string, hasta: string, more: object = {}) => ({
  tasa: "acta2630",
  desde,
  hasta,
  ...more,
});

/** The errors by path. */
function faultsOf(variables: unknown): Record<string, string> {
  const parsed = interestVariables.safeParse(variables);
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

it("repeats no date that is none", () => {
  const long = "9".repeat(400);
  const tramos = [tramo("2024-01-01", long), tramo("2024-02-01", "2024-03-01"), tramo(long, long)];
  for (const given of [
    { ...GOOD, desde: long },
    { ...GOOD, desde: "x", hasta: "1" },
    { ...GOOD, tasa: undefined, tramos },
    { ...GOOD, tasa: undefined, tramos: [tramo(long, "2024-02-01")] },
  ]) {
    const said = Object.values(faultsOf(given)).join();
    expect(said).toContain("escribí una fecha válida");
    expect(said).not.toMatch(/99|\(x\)/);
  }
});

describe("what the form itself refuses, naming the field", () => {
  it.each([
    ["capital 0", { ...GOOD, capital: 0 }, "capital", "Capital: tiene que ser mayor que cero"],
    ["a capital in words", { ...GOOD, capital: "mil" }, "capital", "Capital: escribí un importe"],
    ["no number", { ...GOOD, capital: Number.NaN }, "capital", "Capital: escribí un importe"],
    ["too much", { ...GOOD, capital: 1e13 }, "capital", "Capital: hasta un billón de pesos"],
    ["tenths of cents", { ...GOOD, capital: 1.001 }, "capital", "Capital: hasta dos decimales"],
    ["29/2", { ...GOOD, desde: "2023-02-29" }, "desde", "Desde: escribí una fecha válida"],
    [
      "an end before the start",
      { ...GOOD, hasta: "2024-01-31" },
      "hasta",
      "Hasta: no puede ser anterior a desde (01/02/2024)",
    ],
    [
      "centuries",
      { ...GOOD, desde: "1900-01-01" },
      "hasta",
      "Hasta: el período no puede pasar de cien años",
    ],
    [
      "an unknown rate",
      { ...GOOD, tasa: "usura" },
      "tasa",
      "Tasa: esa tasa no existe, elegí una de la lista",
    ],
    [
      "Acta 2788",
      { ...GOOD, tasa: "acta2788" },
      "tasa",
      "Tasa: el Acta 2788 deja sin efecto las Actas 2783 y 2784 y no fija ninguna tasa; elegí cuál aplicar",
    ],
    ["no rate", { ...GOOD, tasa: undefined }, "tasa", "Tasa: elegí una, o agregá tramos"],
    ["no start", { ...GOOD, desde: undefined }, "desde", "Desde: escribí la fecha"],
    [
      "a rate that no table can hold",
      { ...GOOD, tasaFija: 5e-324 },
      "tasaFija",
      "Tasa fija: hasta cuatro decimales",
    ],
    [
      "an additional with more decimals than there are",
      { ...GOOD, adicional: 1.00001 },
      "adicional",
      "Adicional: hasta cuatro decimales",
    ],
    ["a negative rate", { ...GOOD, tasaFija: -1 }, "tasaFija", "Tasa fija: no puede ser negativa"],
    [
      "another percentage than its norm's",
      { ...GOOD, tasa: "lct276", adicional: 3 },
      "adicional",
      "Adicional: Art. 276 LCT: IPC + 3 % ya fija la suya",
    ],
    [
      "a yearly capitalisation from nowhere",
      { ...GOOD, capitalizacion: { modo: "notificacionYAnual" } },
      "notificacion",
      "Notificación: escribí la fecha para capitalizar a la notificación",
    ],
    [
      "a capitalisation out of the span",
      { ...GOOD, capitalizacion: { modo: "unica", fecha: "2020-01-01" } },
      "capitalizacion.fecha",
      "Fecha de capitalización: tiene que estar dentro del período",
    ],
    [
      "a thousand segments",
      {
        capital: 1,
        tramos: Array.from({ length: 1000 }, () => tramo("2020-01-01", "2020-01-01")),
      },
      "tramos",
      "Tramos: hasta 10",
    ],
    ["no segment", { capital: 1, tramos: [] }, "tramos", "Tramos: agregá al menos uno"],
    [
      "segments and a rate",
      { ...GOOD, tramos: [tramo("2024-02-01", "2026-03-03")] },
      "tasa",
      "Tasa: con tramos va en cada tramo",
    ],
    [
      "an overlap",
      {
        capital: 1,
        tramos: [tramo("2020-01-01", "2020-02-01"), tramo("2020-01-15", "2020-03-01")],
      },
      "tramos.1.desde",
      "Desde del tramo 2: se superpone con el anterior; tiene que empezar el 01/02/2020, donde termina, o después",
    ],
    [
      "segments that end elsewhere",
      { capital: 1, hasta: "2020-03-01", tramos: [tramo("2020-01-01", "2020-02-01")] },
      "hasta",
      "Hasta: el último tramo termina el 01/02/2020; tienen que coincidir",
    ],
    [
      "art. 55 by segments",
      {
        capital: 1,
        tramos: [
          tramo("2024-02-01", "2024-03-01"),
          tramo("2024-03-01", "2024-04-01", { tasa: "art55" }),
        ],
      },
      "tramos.1.tasa",
      "Tasa del tramo 2: el art. 55 se aplica a todo el período, sin tramos",
    ],
  ])("%s", (_, variables, path, message) => {
    expect(faultsOf(variables)[path]).toBe(message);
  });

  it("a segment whose act fixes no rate, by its place", () => {
    const tramos = [
      tramo("2016-05-01", "2017-05-01"),
      tramo("2017-05-01", "2018-05-01", { tasa: "acta2788" }),
    ];
    expect(faultsOf({ capital: 1, tramos })["tramos.1.tasa"]).toMatch(
      /^Tasa del tramo 2: el Acta 2788 deja sin efecto .*; elegí cuál aplicar$/,
    );
  });

  it("no rate where a fixed one stands in its place", () => {
    const fixed = { ...GOOD, tasa: undefined, tasaFija: 36.5 };
    expect(faultsOf(fixed)).toEqual({});
    // 761 days of a tenth of a percent.
    const result = interestOf(interestVariables.parse(fixed), {}, "2026-11-27");
    expect(result).toMatchObject({ interes: 761, total: 1761 });
  });

  it("an unknown field, in every object", () => {
    for (const body of [
      { ...GOOD, total: 1 },
      { ...GOOD, opciones: { otra: 1 } },
      { ...GOOD, capitalizacion: { modo: "ninguna", cada: 2 } },
    ]) {
      expect(interestVariables.safeParse(body).success).toBe(false);
    }
  });
});

describe("a fact written as null", () => {
  const facts = { tasaFija: null, adicional: null };

  it("is one left out, in every object", () => {
    const opciones = { indiceInicial: null, pisoSobre: null, diaPublicacionIpc: null };
    const variables = { ...GOOD, ...facts, tramos: null, notificacion: null, opciones };
    expect(interestVariables.parse({ ...variables, capitalizacion: null })).toEqual({
      ...GOOD,
      opciones: {},
    });
    const capitalizacion = { modo: "unica", fecha: null };
    expect(
      interestVariables.parse({
        ...GOOD,
        opciones: null,
        capitalizacion,
        notificacion: GOOD.hasta,
      }),
    ).toEqual({ ...GOOD, capitalizacion: { modo: "unica" }, notificacion: GOOD.hasta });
    const tramos = [tramo("2024-02-01", "2024-03-01", facts)];
    expect(interestVariables.parse({ capital: 1, desde: null, tasa: null, tramos })).toEqual({
      capital: 1,
      tramos: [tramo("2024-02-01", "2024-03-01")],
    });
  });

  it("is asked for where it has to be there, and refused where it is unknown", () => {
    expect(faultsOf({ ...GOOD, capital: null }).capital).toBe("Capital: escribí un importe");
    expect(faultsOf({ ...GOOD, tasa: null }).tasa).toBe("Tasa: elegí una, o agregá tramos");
    expect(interestVariables.safeParse({ ...GOOD, total: null }).success).toBe(false);
    expect(interestVariables.safeParse(null).success).toBe(false);
  });
});

describe("what only the series can decide, at its field", () => {
  const fault = (variables: object, book: Parameters<typeof interestOf>[1]) => {
    try {
      return interestOf(interestVariables.parse(variables), book, "2026-11-20");
    } catch (error) {
      if (error instanceof CalculationError) return [error.path, error.message];
      throw error;
    }
  };
  const t0 = bookOf("tasaPasivaBCRA", { "2024-01-31": "1", "2024-06-30": "2" });

  it.each([
    ["a series without data", GOOD, {}, ["tasa", "Tasa: todavía no hay datos de la serie CER"]],
    [
      "a start before the series",
      { ...GOOD, desde: "2020-01-01" },
      CER,
      [
        "desde",
        "Desde: la serie CER empieza el 01/06/2021 y para este cálculo hace falta el 01/01/2020",
      ],
    ],
    [
      "accumulated percent without the day before",
      { ...GOOD, tasa: "tasaPasivaBCRA", desde: "2024-01-31" },
      t0,
      [
        "desde",
        "Desde: la serie Tasa pasiva BCRA (Com. 14.290) empieza el 31/01/2024 y para este cálculo hace falta el 30/01/2024",
      ],
    ],
    [
      "a hole in the series at the end",
      { ...GOOD, tasa: "tasaPasivaBCRA", hasta: "2024-04-15" },
      t0,
      ["hasta", "Hasta: la serie Tasa pasiva BCRA (Com. 14.290) no tiene valor para el 15/04/2024"],
    ],
    [
      "a month that is missing inside",
      { ...GOOD, tasa: "ipc", desde: "2024-02-10" },
      bookOf("ipc", { "2024-01-01": "1", "2024-03-01": "2" }),
      ["desde", "Desde: la serie IPC nivel general no tiene valor para el 01/02/2024"],
    ],
    [
      "Acta 2630 before it was",
      { ...GOOD, tasa: "acta2630", desde: "2015-01-01" },
      {},
      ["desde", "Desde: el Acta 2630 rige desde el 27/04/2016 (el inicio se puede cambiar)"],
    ],
    [
      "the second of two segments",
      {
        capital: 1,
        tramos: [
          { tasa: "acta2630", desde: "2017-01-01", hasta: "2018-01-01" },
          { tasa: "cer", desde: "2018-01-01", hasta: "2026-03-03" },
        ],
      },
      CER,
      [
        "tramos.1.desde",
        "Desde del tramo 2: la serie CER empieza el 01/06/2021 y para este cálculo hace falta el 01/01/2018",
      ],
    ],
  ])("%s", (_, variables, book, expected) => {
    expect(fault(variables, book)).toEqual(expected);
  });

  it("carries an index for a month inside its series, no longer", () => {
    const variables = { ...GOOD, tasa: "tasaPasivaBCRA", hasta: "2024-03-02" };
    expect(fault(variables, t0)).toMatchObject({ total: 1000 });
    expect(fault({ ...variables, hasta: "2024-03-03" }, t0)).toBeInstanceOf(Array);
  });

  it("says how far the data go, and gives no figure of a span that is all beyond them", () => {
    const late = { ...GOOD, desde: "2024-03-13", hasta: "2026-12-01" };
    expect(fault(late, CER)).toMatchObject({
      serieHasta: "2026-03-03",
      advertencias: [
        "CER, datos al 03/03/2026: hasta el 01/12/2026 se usó el último valor publicado.",
        "El período termina después de hoy (20/11/2026): es una proyección.",
      ],
    });
    expect(fault({ ...late, desde: "2026-04-01" }, CER)).toEqual([
      "desde",
      "Desde: la serie CER tiene datos hasta el 03/03/2026 y el período empieza después: faltan los que siguen",
    ]);
  });

  it("waits for the index of a month as long as it is not late", () => {
    const book = bookOf("ipc", { "2026-03-01": "11077", "2026-05-01": "11601" });
    const owed = (desde: string) =>
      fault({ capital: 1000, desde, hasta: "2026-09-20", tasa: "lct276" }, book);
    expect(owed("2026-07-31")).toMatchObject({ serieHasta: "2026-05-01" });
    expect(owed("2026-08-01")).toEqual(["desde", expect.stringMatching(/hasta el 01\/05\/2026/)]);
  });

  it("says how far the data of a segment go, also where a fixed rate comes after it", () => {
    const book = bookOf("ipc", { "2026-03-01": "11077", "2026-05-01": "11601" });
    const tramos = [
      { desde: "2026-07-31", hasta: "2026-09-20", tasa: "lct276" },
      { desde: "2026-09-20", hasta: "2026-10-20", tasa: "acta2630", tasaFija: 36.5 },
    ];
    expect(fault({ capital: 1000, tramos }, book)).toMatchObject({ serieHasta: "2026-05-01" });
  });

  it("never uses a value of a day after the end", () => {
    const book = bookOf("cer", { "2024-02-01": "1", "2024-02-28": "2", "2024-03-15": "9" });
    expect(fault({ ...GOOD, hasta: "2024-03-10" }, book)).toMatchObject({ total: 2000 });
  });
});

describe("the borders of what is refused", () => {
  const hundred = { ...GOOD, desde: "1925-01-01" };

  it("takes a hundred years, and not a day more, whole or in segments", () => {
    expect(faultsOf({ ...hundred, hasta: "2025-01-01" })).toEqual({});
    expect(faultsOf({ ...hundred, hasta: "2025-01-02" })).toEqual({
      hasta: "Hasta: el período no puede pasar de cien años",
    });
    const bare = { capital: 1000 };
    const split = (last: string) => ({
      ...bare,
      tramos: [tramo("1925-01-01", "1990-01-01"), tramo("1990-01-01", last)],
    });
    expect(faultsOf(split("2025-01-01"))).toEqual({});
    expect(faultsOf(split("2025-01-02"))).toEqual({
      tramos: "Tramos: el período no puede pasar de cien años",
    });
  });

  it("names a segment that ends before it begins, and ends that do not meet the whole", () => {
    const tramos = [tramo("2024-01-01", "2024-03-01"), tramo("2024-03-01", "2024-02-01")];
    expect(faultsOf({ capital: 1, tramos })).toEqual({
      "tramos.1.hasta": "Hasta: no puede ser anterior a desde (01/03/2024)",
    });
    const good = [tramo("2024-01-01", "2024-03-01"), tramo("2024-03-01", "2024-06-01")];
    expect(
      faultsOf({ capital: 1, desde: "2024-01-01", hasta: "2024-06-01", tramos: good }),
    ).toEqual({});
    expect(faultsOf({ capital: 1, desde: "2024-01-02", tramos: good })).toEqual({
      desde: "Desde: el primer tramo empieza el 01/01/2024; tienen que coincidir",
    });
    expect(faultsOf({ capital: 1, hasta: "2024-06-02", tramos: good })).toEqual({
      hasta: "Hasta: el último tramo termina el 01/06/2024; tienen que coincidir",
    });
  });

  it("takes a capitalisation on the first and on the last day, and on none outside", () => {
    const once = (fecha: string) =>
      Object.keys(faultsOf({ ...GOOD, capitalizacion: { modo: "unica", fecha } }));
    expect([once("2024-02-01"), once("2026-03-03")]).toEqual([[], []]);
    expect(once("2024-01-31")).toEqual(["capitalizacion.fecha"]);
    expect(once("2026-03-04")).toEqual(["capitalizacion.fecha"]);
    const tramos = [tramo("2024-01-01", "2024-03-01"), tramo("2024-03-01", "2024-06-01")];
    const within = (fecha: string) =>
      Object.keys(faultsOf({ capital: 1, tramos, capitalizacion: { modo: "unica", fecha } }));
    expect([within("2024-02-01"), within("2024-05-01")]).toEqual([[], []]);
    expect([within("2023-12-31"), within("2024-06-02")]).toEqual([
      ...[["capitalizacion.fecha"], ["capitalizacion.fecha"]],
    ]);
  });

  it("refuses art. 55 as one of several segments, alone it is admitted", () => {
    const band = tramo("2024-01-01", "2024-03-01", { tasa: "art55" });
    expect(faultsOf({ capital: 1, tramos: [band] })).toEqual({});
    expect(
      Object.keys(faultsOf({ capital: 1, tramos: [band, tramo("2024-03-01", "2024-06-01")] })),
    ).toEqual(["tramos.0.tasa"]);
    const second = { ...band, desde: "2024-03-01", hasta: "2024-06-01" };
    const faults = faultsOf({ capital: 1, tramos: [tramo("2024-01-01", "2024-03-01"), second] });
    expect(faults["tramos.1.tasa"]).toMatch(/^Tasa del tramo 2: el art. 55/);
  });
});
