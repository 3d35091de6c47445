import { bookOf } from "@foja/harness/series";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { regulate } from "./fees.rules";
import { feesResult, feesVariables } from "./fees.schema";
import { feesSheet } from "./fees.sheet.rules";

const TODAY = "2026-11-26";
// An UMA of 100,000 until June and 110,000 since, known on 20/8; a JUS of 50,000, none in July.
const BOOK: SeriesBook = {
  uma: {
    ...{ key: "uma", primera: "2026-01-01", ultima: "2026-07-01" },
    valores: [
      ["2026-01-01", "100000"],
      ["2026-07-01", "110000"],
    ],
    normas: {
      "2026-01-01": "Res. SGA 100/2026, 10/02/2026",
      "2026-07-01": "Res. SGA 1930/2026, 20/08/2026",
    },
  },
  jus: {
    ...{ key: "jus", primera: "2026-04-01", ultima: "2026-08-01" },
    valores: [
      ["2026-04-01", "50000"],
      ["2026-08-01", "53232"],
    ],
  },
};
const UMA = { ley: "27423", fecha: "2026-03-02" };
const JUS = { ley: "14967", fecha: "2026-05-04" };
const compute = (given: object) => regulate(feesVariables.parse(given), BOOK, TODAY);

describe("the scale of art. 21 of Ley 27.423", () => {
  // By the literal reading: the top of the grade before at its highest rate, plus the excess.
  // 50 UMA: 11.7 + 5 × 18 % = 12.6, the example of the public assistant on fees by that law.
  it.each([
    [10, 2.2, 3.3],
    [15, 3.3, 4.95],
    [45, 10.95, 12.75],
    [50, 12.6, 12.9],
    [90, 19.8, 22.5],
    [150, 31.8, 34.8],
    [450, 78, 93],
    [750, 129, 141],
    [1000, 157.5, 165],
  ])("gives %d UMA between %d and %d", (base, minimo, maximo) => {
    const result = compute({ ...UMA, base: base * 100_000 });
    expect(result.minimo.unidades).toBe(minimo);
    expect(result.maximo.unidades).toBe(maximo);
    expect(result.minimo.monto).toBe(Math.round(minimo * 100_000));
  });
});

describe("a fee by Ley 27.423", () => {
  const BASE = { ...UMA, base: 100_000_000 };
  // 1,000 UMA: 157.5.
  it.each([
    [{ caracter: "apoderado" }, 220.5, "art. 20"],
    [{ caracter: "procurador" }, 63, "art. 20"],
    [{ terminacion: "antesDePrueba" }, 78.75, "art. 25"],
    [{ etapas: 2 }, 105, "art. 29"],
    // 700 UMA: 90 + 250 × 13 %.
    [{ resultado: "rechazo" }, 122.5, "art. 22"],
    [{ porcentaje: 20 }, 200, "art. 21"],
    // 20 % of 1,000, and two fifths more (art. 20).
    [{ porcentaje: 20, caracter: "apoderado" }, 280, "art. 20"],
  ])("with %j is %d UMA, by %s", (given, unidades, article) => {
    const result = compute({ ...BASE, ...given });
    expect(result.honorario).toEqual({ unidades, monto: unidades * 100_000 });
    expect(result.rubros[2]?.normas).toContain(`Ley 27.423, ${article}`);
  });

  it("is never under the floor of art. 58", () => {
    const result = compute({ ...UMA, base: 1_000_000 });
    expect(result.piso).toEqual({ unidades: 10, monto: 1_000_000 });
    expect(result.honorario.unidades).toBe(10);
    expect(compute({ ...UMA, base: 1_000_000, porcentaje: 1 }).honorario.unidades).toBe(10);
  });

  it("has a floor of two fifths for a procurador (arts. 20 and 58)", () => {
    // 22 % of ten, and two fifths of that, are 0.88.
    const result = compute({ ...UMA, base: 1_000_000, caracter: "procurador" });
    expect(result).toMatchObject({ minimo: { unidades: 0.88 }, honorario: { unidades: 4 } });
  });

  it("is under the law by fifty cents, and says what was asked for", () => {
    const under = feesVariables.parse({ ...BASE, regulado: 15_749_999.5 });
    const result = regulate(under, BOOK, TODAY);
    expect(result).toMatchObject({ bajoLaLey: true, diferencia: 0.5 });
    const verdict = "Frente a la ley: Por debajo de la ley: faltan $ 0,50";
    expect(briefText(feesSheet(under, result))).toContain(verdict);
    const even = feesVariables.parse({ ...BASE, reguladoUnidades: 157.5 });
    const text = briefText(feesSheet(even, regulate(even, BOOK, TODAY)));
    expect(text).toContain("Frente a la ley: No está por debajo de la ley");
    expect(compute(BASE).rubros[2]?.formula).toContain("El mínimo de la ley");
    expect(compute({ ...BASE, porcentaje: 20 }).rubros[2]?.formula).toContain("porcentaje pedido");
  });

  it("says by how much a regulation is under the law, in pesos and in units", () => {
    const under = compute({ ...BASE, regulado: 14_535_837 });
    expect(under).toMatchObject({ bajoLaLey: true, diferencia: 1_214_163 });
    expect(under.advertencias[0]).toBe("Por debajo de la ley: faltan $ 1.214.163,00.");
    expect(compute({ ...BASE, reguladoUnidades: 157.5 })).toMatchObject({
      ...{ bajoLaLey: false, diferencia: 0 },
    });
    expect(compute(BASE)).toMatchObject({ bajoLaLey: null, diferencia: null });
  });

  it("is 30 to 35 % of the first instance in an appeal", () => {
    const result = compute({ ...UMA, instancia: "alzada", reguladoUnidades: 40 });
    expect(result.minimo).toEqual({ unidades: 12, monto: 1_200_000 });
    expect(result.maximo.unidades).toBe(14);
    expect(result.piso.unidades).toBe(0);
  });

  it("is paid by the value in force that day, and by the one known that day", () => {
    const paid = { ...BASE, reguladoUnidades: 10, fechaPago: "2026-07-31" };
    expect(compute(paid).pago).toEqual({
      ...{ alRegular: 1_000_000, porVigencia: 1_100_000 },
      ...{ segunLoPublicado: 1_000_000, diferencia: 100_000 },
    });
    // The act of the second value is of 20/8.
    const known = (fechaPago: string, book = BOOK) =>
      regulate(feesVariables.parse({ ...paid, fechaPago }), book, TODAY).pago?.segunLoPublicado;
    expect(known("2026-08-19")).toBe(1_000_000);
    expect(known("2026-08-20")).toBe(1_100_000);
    // Fixed beforehand, it is worth nothing before it is in force.
    const early = { ...BOOK.uma?.normas, "2026-07-01": "Res. SGA 1500/2026, 20/06/2026" };
    const book = { ...BOOK, uma: { ...BOOK.uma, normas: early } } as SeriesBook;
    expect([known("2026-06-30", book), known("2026-07-01", book)]).toEqual([1_000_000, 1_100_000]);
  });

  it("is paid in the units that an amount in pesos was on its day (art. 51)", () => {
    const paid = { ...BASE, regulado: 1_000_000, fechaPago: "2026-07-31" };
    expect(compute(paid).pago).toMatchObject({ alRegular: 1_000_000, porVigencia: 1_100_000 });
    const appeal = { ...UMA, instancia: "alzada", reguladoUnidades: 40 };
    // 30 % of 40 UMA are 1,200,000.
    expect(compute({ ...appeal, regulado: 1_000_000, fechaPago: "2026-07-31" })).toMatchObject({
      ...{ bajoLaLey: true, diferencia: 200_000, pago: { porVigencia: 1_100_000 } },
    });
    expect(compute({ ...appeal, fechaPago: "2026-07-31" }).pago?.porVigencia).toBe(1_320_000);
  });

  it("names the other reading of art. 21, where it differs", () => {
    // 4.95 + 7.8 + 10.8 + 13.2 + 60 + 51 + 250 × 12 %.
    const said = "el mínimo sería de 177,75 UMA, $ 17.775.000,00";
    expect(compute(BASE).advertencias[0]).toContain(said);
    // And two fifths more.
    const ofBoth = compute({ ...BASE, caracter: "apoderado" }).advertencias[0];
    expect(ofBoth).toContain("el mínimo sería de 248,85 UMA");
    for (const base of [1_000_000, 4_500_000]) {
      expect(compute({ ...UMA, base }).advertencias.join(" ")).not.toContain("Otra lectura");
    }
  });

  it("says its unit, and that a later value may come", () => {
    expect(compute({ ...BASE, fecha: "2026-07-02" })).toMatchObject({
      unidad: {
        ...{ nombre: "UMA", valor: 110_000, desde: "2026-07-01" },
        norma: "Res. SGA 1930/2026, 20/08/2026",
      },
      advertencias: [
        expect.stringContaining("Otra lectura"),
        expect.stringContaining("Se publica tarde"),
      ],
    });
  });
});

describe("a fee by Ley 14.967", () => {
  it("is 10 to 25 %, with units of two decimals, and marked as unverified", () => {
    const result = compute({ ...JUS, base: 10_000_123 });
    expect(result.minimo).toEqual({ unidades: 20, monto: 1_000_000 });
    expect(result.maximo).toEqual({ unidades: 50, monto: 2_500_000 });
    expect(result.rubros.every(({ verificado }) => verificado)).toBe(false);
    expect(compute({ ...JUS, base: 1000 }).honorario).toEqual({ unidades: 7, monto: 350_000 });
  });

  it("is 25 to 35 % of the first instance in an appeal (art. 31)", () => {
    const result = compute({ ...JUS, instancia: "alzada", reguladoUnidades: 40 });
    expect([result.minimo.unidades, result.maximo.unidades]).toEqual([10, 14]);
    expect(result.rubros[0]?.normas).toEqual(["Ley 14.967, art. 31"]);
  });

  it("says of the JUS alone, and where it was paid, that its publication is not known", () => {
    const said = (given: object) => compute(given).advertencias.join(" ");
    const lacks = "falta esa lectura";
    expect(said({ ...JUS, base: 10_000_000, fechaPago: "2026-08-03" })).toContain(lacks);
    expect(said({ ...JUS, base: 10_000_000 })).not.toContain(lacks);
    expect(said({ ...UMA, base: 10_000_000, fechaPago: "2026-07-31" })).not.toContain(lacks);
  });

  it("does not know which value was published when it was paid", () => {
    const paid = compute({ ...JUS, base: 10_000_000, fechaPago: "2026-08-03" }).pago;
    expect(paid).toEqual({
      ...{ alRegular: 1_000_000, porVigencia: 1_064_640 },
      ...{ segunLoPublicado: null, diferencia: null },
    });
  });
});

describe("what is refused", () => {
  it("a month known to be without a value, to its first and last day", () => {
    const jus = (fecha: string, book = BOOK) =>
      regulate(feesVariables.parse({ ...JUS, base: 1, fecha }), book, TODAY).unidad.valor;
    expect([jus("2026-06-30"), jus("2026-08-01")]).toEqual([50_000, 53_232]);
    for (const day of ["2026-07-01", "2026-07-31"]) {
      expect(() => jus(day)).toThrow(expect.objectContaining({ path: "fecha" }));
    }
    // Unless it is loaded.
    const found = bookOf("jus", { "2026-04-01": "50000", "2026-07-01": "51000" });
    expect(jus("2026-07-31", found)).toBe(51_000);
  });

  it.each([
    [{ ...JUS, fecha: "2026-07-15", base: 1 }, "fecha"],
    [{ ...UMA, fecha: "2025-12-31", base: 1 }, "fecha"],
    [{ ...UMA, fecha: "2026-12-31", base: 1 }, "fecha"],
    [{ ...JUS, base: 1, fechaPago: "2026-07-15" }, "fechaPago"],
  ])("for want of a value, %j at %s", (given, path) => {
    expect(() => compute(given)).toThrow(expect.objectContaining({ path }));
  });

  it.each([
    [UMA, "base"],
    [{ ...UMA, instancia: "alzada" }, "reguladoUnidades"],
    [{ ...UMA, base: 1, regulado: 1, reguladoUnidades: 1 }, "regulado"],
    [{ ...UMA, base: 1, etapas: 4 }, "etapas"],
    [{ ...UMA, base: 1, ley: "21839" }, "ley"],
    [{ ...UMA, base: 1, fechaPago: "2026-03-01" }, "fechaPago"],
  ])("%j at %s, with a sentence", (given, path) => {
    const { error } = feesVariables.safeParse(given);
    expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
    expect(error?.issues[0]?.message).toMatch(/^[A-ZÁÉÍÓÚ][^:]+: /);
  });
});

it("is written for a brief with its unit, its norm and its verdict", () => {
  const variables = feesVariables.parse({ ...UMA, base: 100_000_000, regulado: 14_535_837 });
  const result = regulate(variables, BOOK, TODAY);
  expect(feesResult.parse(result)).toEqual(result);
  const text = briefText(feesSheet(variables, result));
  expect(text).toContain("Frente a la ley: Por debajo de la ley: faltan $ 1.214.163,00");
  expect(text).toContain("UMA: $ 100.000,00 desde el 01/01/2026 (Res. SGA 100/2026, 10/02/2026).");
  expect(text).toContain("127,5 + 12 % de lo que pasa de 750 = 157,5 UMA × $ 100.000,00");
});

it("never falls as its base grows, and is never negative or not a number", () => {
  const cents = fc.integer({ min: 1, max: 10 ** 13 });
  const given = fc.record({
    ley: fc.constantFrom("27423", "14967"),
    caracter: fc.constantFrom("patrocinante", "apoderado", "procurador"),
    resultado: fc.constantFrom(undefined, "rechazo"),
    terminacion: fc.constantFrom(undefined, "antesDePrueba"),
    etapas: fc.constantFrom(undefined, 1, 2, 3),
  });
  const property = fc.property(given, cents, cents, (one, a, b) => {
    const of = (base: number) => compute({ ...one, fecha: "2026-05-04", base: base / 100 });
    try {
      const [small, large] = [of(Math.min(a, b)), of(Math.max(a, b))];
      const grows = (["minimo", "maximo", "honorario"] as const).every(
        (name) => 0 <= small[name].monto && small[name].monto <= large[name].monto,
      );
      return grows && small.minimo.monto <= small.maximo.monto;
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      return true;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});

describe("the sheet and the day of a regulation", () => {
  it("takes the value of today, and no later one", () => {
    expect(compute({ ...UMA, base: 1_000_000, fecha: TODAY }).unidad.valor).toBe(110_000);
    const tomorrow = { ...UMA, base: 1_000_000, fecha: "2026-11-27" };
    expect(() => compute(tomorrow)).toThrow("Fecha: todavía no llegó");
  });

  it("says base, day and units; no floor and no base of an appeal", () => {
    const factsOf = (given: object) => {
      const variables = feesVariables.parse(given);
      const { facts } = feesSheet(variables, regulate(variables, BOOK, TODAY));
      return facts.map(({ label, value }) => `${label}: ${value}`);
    };
    // 1,000 UMA: 127.5 + 250 × 12 %; the floor of art. 58 is ten.
    expect(factsOf({ ...UMA, base: 100_000_000 })).toEqual([
      "Base regulatoria: $ 100.000.000,00",
      "Carácter: Patrocinante (100 %)",
      "Fecha: 02/03/2026",
      "Honorario en unidades: 157,5 UMA",
      "Piso: 10 UMA, $ 1.000.000,00",
    ]);
    // Thirty percent of a hundred.
    const appeal = { ...UMA, base: 1, instancia: "alzada", reguladoUnidades: 100 };
    expect(factsOf(appeal)).toEqual([
      "Instancia: Alzada",
      "Fecha: 02/03/2026",
      "Honorario en unidades: 30 UMA",
      "Regulado en unidades: 100 UMA",
    ]);
  });
});
