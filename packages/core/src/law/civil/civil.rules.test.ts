import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { damagesOf } from "./civil.rules";
import { civilResult, civilVariables } from "./civil.schema";
import { civilSheet } from "./civil.sheet.rules";

const compute = (given: object) => damagesOf(civilVariables.parse(given));

/** The inputs that the sentence «Méndez» (CNAT, Sala III, 28/4/2008) publishes. */
const MENDEZ = { ingresoMensual: 5_172.23, incapacidad: 6.88, edad: 26 };

describe("the formulas, with the published inputs of «Méndez»", () => {
  // Computed apart from the formula: the sentence cuts its Vⁿ to four decimals, and says 227,841.43.
  it("give 227,830.52 by Méndez", () => {
    const result = compute({ ...MENDEZ, formula: "mendez" });
    expect(result).toMatchObject({ total: 227_830.52, anios: 49, tasa: 4, lecturas: null });
  });

  it("give 69,155.06 by Vuoto", () => {
    const result = compute({ ...MENDEZ, formula: "vuoto" });
    expect(result).toMatchObject({ total: 69_155.06, anios: 39, tasa: 6 });
    expect(result.rubros[0]).toMatchObject({
      ...{ codigo: "vuoto", normas: ["CCyC, art. 1746", "CNAT, Sala III, «Vuoto»"] },
      formula: "$ 5.172,23 × 13 × 6,88 % × (1 − 1 / 1,06^39) / 0,06",
    });
  });

  it("are shown by other ages from the first year of life to the last year of the formula", () => {
    const ages = (edad: number) =>
      compute({ ...MENDEZ, edad, formula: "mendez" }).sensibilidad.edad.map(({ valor }) => valor);
    expect(ages(9).slice(0, 2)).toEqual([1, 3]);
    expect(ages(10).slice(0, 2)).toEqual([2, 4]);
    // Méndez ends at 75: nobody of 75 loses anything more.
    expect([ages(65).at(-1), ages(64).at(-1)]).toEqual([73, 74]);
  });

  it("stand side by side, each with its own rate and last age", () => {
    expect(compute({ ...MENDEZ, formula: "vuoto", tasa: 3 }).comparacion).toMatchObject([
      { formula: "vuoto", base: "3 % anual hasta los 65 años" },
      { formula: "mendez", total: 227_830.52, base: "4 % anual hasta los 75 años" },
      { formula: "acciarri", base: "4 % anual hasta los 75 años" },
    ]);
  });
});

describe("Acciarri", () => {
  const tramos = [
    { hasta: 42, ingreso: 1_000_000, probabilidad: 100 },
    { hasta: 43, ingreso: 2_000_000, probabilidad: 50 },
  ];

  it("adds up the income of each year by its probability, discounted year by year", () => {
    // 10 %: 100,000 / 1.04 + 100,000 / 1.04² = 188,609.47; 100,000 / 1.04³ = 88,899.64.
    const result = compute({ formula: "acciarri", incapacidad: 10, edad: 40, tramos });
    expect(result.rubros.map(({ monto }) => monto)).toEqual([188_609.47, 88_899.64]);
    expect(result.total).toBe(277_509.11);
    expect(result.rubros[1]?.formula).toBe(
      "$ 2.000.000,00 × 50 % × 10 % × [Σ 1 / 1,04^t, t de 3 a 3]",
    );
  });

  it("takes one and a half as a percentage", () => {
    // 1.5 % of 188,609.47, rounded once.
    const list = [{ ...tramos[0], probabilidad: 1.5 }];
    const given = { formula: "acciarri", incapacidad: 10, edad: 40, tramos: list };
    expect(compute(given).total).toBe(2829.14);
  });

  it("takes a probability up to one, or a percentage", () => {
    const asPart = [tramos[0], { ...tramos[1], probabilidad: 0.5 }];
    const by = (list: unknown[]) =>
      compute({ formula: "acciarri", incapacidad: 10, edad: 40, tramos: list }).total;
    expect(by(asPart)).toBe(by(tramos));
    expect(by([{ ...tramos[0], probabilidad: 1 }])).toBe(188_609.47);
  });

  it("without stretches has the salary to the last age, and says so", () => {
    // 13,000 × (1 − 1.04⁻²) / 0.04 = 13,000 × 1.8860947 = 24,519.23, of it all.
    const given = { formula: "acciarri", incapacidad: 100, edad: 73, ingresoMensual: 1_000 };
    const result = compute(given);
    expect(result.total).toBe(24_519.23);
    expect(result.advertencias.join()).toContain("Sin tramos");
  });
});

describe("what is open", () => {
  it("is the quotient of Méndez past 60, by both readings", () => {
    // 13,000 × 60 / 65 × 8.110896 = 97,330.75; without the quotient 105,441.65 (bc).
    const given = { formula: "mendez", ingresoMensual: 1_000, incapacidad: 100, edad: 65 };
    const { lecturas, total, advertencias } = compute(given);
    expect(lecturas).toEqual({ factor: 97_330.75, factorMinimoUno: 105_441.65 });
    expect(total).toBe(97_330.75);
    expect(advertencias.join()).toContain("Pasados los 60 años");
    expect(compute({ ...given, edad: 60 }).lecturas).toBeNull();
    expect(compute({ ...given, edad: 61 }).lecturas).not.toBeNull();
  });

  it("is a rate or an age of one's own, which has to be justified", () => {
    const warned = (more: object) =>
      compute({ ...MENDEZ, formula: "vuoto", ...more }).advertencias.join();
    expect(warned({ tasa: 4 })).toContain("Decí por qué");
    expect(warned({ edadTope: 70 })).toContain("Decí por qué");
    expect(warned({ tasa: 6, edadTope: 65 })).not.toContain("Decí por qué");
  });

  it("has a rate of nothing, by which the years are added up", () => {
    // 13,000 × 10 %, 25 years.
    const given = { formula: "vuoto", ingresoMensual: 1_000, incapacidad: 10, edad: 40, tasa: 0 };
    expect(compute(given).total).toBe(32_500);
  });

  it("names the age that has passed the last", () => {
    const past = { formula: "vuoto", ingresoMensual: 1, incapacidad: 1, edad: 65 };
    expect(() => compute(past)).toThrow("Edad: la fórmula Vuoto llega hasta los 65 años");
    expect(compute({ ...past, ingresoMensual: 1_000, edad: 64 }).anios).toBe(1);
    expect(compute({ ...past, formula: "mendez" }).comparacion[0]?.total).toBeNull();
  });
});

describe("the sensitivity", () => {
  it("has the given case among ages, incomes and rates", () => {
    const { sensibilidad, total } = compute({ ...MENDEZ, formula: "mendez", tasa: 4.5 });
    for (const [name, valor] of [
      ["edad", 26],
      ["ingreso", 100],
      ["tasa", 4.5],
    ] as const)
      expect(sensibilidad[name].find((one) => one.valor === valor)?.total).toBe(total);
    expect(sensibilidad.tasa.map(({ valor }) => valor)).toEqual([
      ...[0, 1, 2, 3, 4, 4.5, 5, 6, 7, 8, 9, 10],
    ]);
  });

  it("goes ten years up and down, and fifty percent", () => {
    const { sensibilidad } = compute({ ...MENDEZ, formula: "mendez", edad: 40 });
    const values = (name: "edad" | "ingreso") => sensibilidad[name].map(({ valor }) => valor);
    expect(values("edad")).toEqual([30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50]);
    expect(values("ingreso")).toEqual([50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150]);
  });

  it("falls with age and rate, grows with income, and stops before the last age", () => {
    const { sensibilidad } = compute({ ...MENDEZ, formula: "vuoto", edad: 60 });
    expect(sensibilidad.edad.map(({ valor }) => valor)).toEqual([50, 52, 54, 56, 58, 60, 62, 64]);
    const totals = (name: "edad" | "ingreso" | "tasa") =>
      sensibilidad[name].map((one) => one.total);
    const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
    expect(totals("ingreso")).toEqual(sorted(totals("ingreso")));
    expect(totals("edad").toReversed()).toEqual(sorted(totals("edad")));
    expect(totals("tasa").toReversed()).toEqual(sorted(totals("tasa")));
  });
});

describe("what is asked", () => {
  const base = { formula: "vuoto", ingresoMensual: 1, incapacidad: 1, edad: 40 };
  const stretch = { hasta: 50, ingreso: 1, probabilidad: 1 };
  it.each([
    [{ ...base, ingresoMensual: undefined }, "ingresoMensual", /^Ingreso mensual: completá/],
    [{ ...base, tramos: [stretch] }, "tramos", "Tramos: son de la fórmula Acciarri"],
    [{ ...base, edadTope: 40 }, "edadTope", /^Edad tope: tiene que ser mayor/],
    [{ ...base, tasa: -1 }, "tasa", "Tasa: no puede ser negativa"],
    [{ ...base, incapacidad: 0 }, "incapacidad", /^Incapacidad: tiene que ser mayor/],
    [{ ...base, formula: "otra" }, "formula", "Fórmula: elegí vuoto, mendez o acciarri"],
    [
      { ...base, formula: "acciarri", tramos: [stretch, stretch] },
      ...["tramos.1.hasta", /^Hasta la edad: tiene que ser mayor/],
    ],
    [
      { ...base, formula: "acciarri", tramos: [{ ...stretch, hasta: 40 }] },
      ...["tramos.0.hasta", /^Hasta la edad/],
    ],
  ] as [object, string, string | RegExp][])("refuses %j at %s", (given, path, message) => {
    const { error } = civilVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });
});

it("is written for a brief with the other formulas beside it", () => {
  const variables = civilVariables.parse({ ...MENDEZ, formula: "vuoto" });
  const text = briefText(civilSheet(variables, damagesOf(variables)));
  expect(text).toContain("Méndez, 4 % anual hasta los 75 años: $ 227.830,52");
  expect(text).toContain("CAPITAL: $ 69.155,06");
});

const money = fc.integer({ min: 1, max: 10 ** 12 }).map((value) => value / 100);
const hundredths = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
const generated = fc.record(
  {
    formula: fc.constantFrom("vuoto", "mendez", "acciarri"),
    ...{ ingresoMensual: money, incapacidad: hundredths(10_000) },
    edad: fc.integer({ min: 1, max: 110 }),
    tasa: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
    edadTope: fc.integer({ min: 1, max: 110 }),
    tramos: fc.array(
      fc.record({
        hasta: fc.integer({ min: 1, max: 110 }),
        ...{ ingreso: money, probabilidad: hundredths(10_000) },
      }),
      { minLength: 1, maxLength: 4 },
    ),
  },
  { requiredKeys: ["formula", "incapacidad", "edad"] },
);

it("is a number of pesos, never negative, or says which field is at fault", () => {
  const property = fc.property(generated, (given) => {
    const read = civilVariables.safeParse(given);
    if (!read.success) return true;
    try {
      const { total, rubros, sensibilidad, comparacion } = civilResult.parse(damagesOf(read.data));
      const points = Object.values(sensibilidad).flat();
      const all = [total, ...[...points, ...comparacion].map((one) => one.total ?? 0)];
      const sum = rubros.reduce((all_, { monto }) => all_ + monto, 0);
      return (
        all.every((amount) => Number.isFinite(amount) && amount >= 0) &&
        Math.abs(sum - total) <= Math.max(0.01, total * 1e-12)
      );
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      return true;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});
