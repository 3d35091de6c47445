import { bookOf } from "@foja/harness/series";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { alimony, alimonyNeed } from "./alimony.rules";
import { alimonyResult, alimonyVariables } from "./alimony.schema";
import { alimonySheet } from "./alimony.sheet.rules";

// INDEC, September and November 2025 and July 2026, as the press reported them.
const BOOK = {
  ...bookOf("crianzaMenor1", { "2025-09-01": "436988", "2026-07-01": "545683" }),
  ...bookOf("crianza1a3", { "2025-09-01": "519193", "2026-07-01": "649935" }),
  ...bookOf("crianza4a5", { "2025-09-01": "436138", "2026-07-01": "554646" }),
  ...bookOf("crianza6a12", {
    "2025-09-01": "548636",
    "2025-11-01": "571106",
    "2026-07-01": "697268",
  }),
};
const of = (given: object) => {
  const result = alimony(alimonyVariables.parse(given), BOOK, "2026-11-27");
  expect(alimonyResult.parse(result)).toEqual(result);
  return result;
};
const SHARE = { modo: "canasta", edad: 8, porcentaje: 60, desde: "2025-11", al: "2026-07" };

describe("a share of the basket of upbringing", () => {
  it("is updated by the basket of the child's age", () => {
    // 571,106 × 60 % and 697,268 × 60 %; 697,268 / 571,106.
    expect(of(SHARE)).toMatchObject({
      ...{ inicial: 342_663.6, actual: 418_360.8, coeficiente: 1.2209082027 },
      grupo: "6 a 12 años",
    });
  });

  it.each([
    [0, 545_683],
    [1, 649_935],
    [3, 649_935],
    [4, 554_646],
    [5, 554_646],
    [6, 697_268],
    [12, 697_268],
  ])("of %d years is of its group", (edad, actual) => {
    expect(of({ ...SHARE, edad, porcentaje: 100, desde: "2025-09" })).toMatchObject({ actual });
  });

  it("is refused, naming the field, in a month without a value: nothing is carried", () => {
    const refusal = (more: object) => () => of({ ...SHARE, ...more });
    expect(refusal({ al: "2026-03" })).toThrow(
      expect.objectContaining({
        path: "al",
        message: expect.stringMatching(/de 03\/2026; el último/),
      }),
    );
    expect(refusal({ desde: "2025-08" })).toThrow(expect.objectContaining({ path: "desde" }));
  });

  it("reads its series to the end of the last month, and shows both instalments", () => {
    expect(alimonyNeed(alimonyVariables.parse(SHARE))).toEqual([
      { key: "crianza6a12", desde: "2025-11-01", hasta: "2026-08-01" },
    ]);
    const variables = alimonyVariables.parse(SHARE);
    const sheet = alimonySheet(variables, alimony(variables, BOOK, "2026-11-27"));
    expect(sheet.lines.map(({ text, verificado }) => [text, verificado])).toEqual([
      ...[
        ["$ 342.663,60", false],
        ["$ 418.360,80", false],
      ],
    ]);
    expect(sheet.facts.at(-1)).toEqual({ label: "Coeficiente", value: "1,2209082027" });
    expect(() => of({ ...SHARE, al: "2026-03" })).toThrow(/el último cargado es de 07\/2026$/);
  });

  it("is marked as reported, and written for a brief", () => {
    const variables = alimonyVariables.parse(SHARE);
    const text = briefText(alimonySheet(variables, alimony(variables, BOOK, "2026-11-27")));
    expect(text).toContain("$ 697.268,00 × 60 % = $ 418.360,80");
    expect(text).toContain("CUOTA ACTUALIZADA: $ 418.360,80");
    expect(text).toContain("Sugerido, verificá");
  });
});

describe("unpaid instalments", () => {
  const ARREARS = {
    ...{ modo: "cuotas", hasta: "2025-04-11", tasa: "acta2630", tasaFija: 36.5 },
    items: [
      { concepto: "Enero", capital: 1000, desde: "2025-01-01" },
      { concepto: "Febrero", capital: 3000, desde: "2025-01-31" },
    ],
  };

  it("are many items with interest, by the rate that the lawyer chose under CCyC 552", () => {
    const result = of(ARREARS);
    // 100 and 70 days of a tenth of a percent.
    expect(result).toMatchObject({ capital: 4000, interes: 310, total: 4310 });
    expect(result.advertencias[0]).toContain("CCyC, art. 552");
    expect(result.rubros[0]?.normas[0]).toBe("CCyC, art. 552");
  });

  it("have no rate by default", () => {
    const { error } = alimonyVariables.safeParse({
      ...ARREARS,
      tasa: undefined,
      tasaFija: undefined,
    });
    expect(error?.issues[0]?.message).toMatch(/^Tasa: elegí una/);
  });

  it.each([
    [{ modo: "otra" }, "modo", "Modo: elegí canasta o cuotas"],
    [{ modo: undefined }, "modo", "Modo: elegí canasta o cuotas"],
    [{ ...SHARE, edad: 13 }, "edad", /llega a los 12 años/],
    [{ ...SHARE, al: "2025-10" }, "al", /no puede ser anterior/],
    [{ ...ARREARS, canasta: 1 }, "", "El dato «canasta» no se admite."],
  ])("are refused where %j is no data", (given, path, message) => {
    const { error } = alimonyVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });
});

it("throws nothing else and is never negative, of 10,000 generated", () => {
  const months = fc.constantFrom("2025-08", "2025-09", "2025-11", "2026-07");
  const given = fc.record({
    modo: fc.constant("canasta"),
    edad: fc.integer({ min: 0, max: 12 }),
    porcentaje: fc.integer({ min: 1, max: 50_000 }).map((n) => n / 100),
    desde: months,
    al: months,
  });
  const property = fc.property(given, (one) => {
    const read = alimonyVariables.safeParse(one);
    if (!read.success) return;
    try {
      const result = alimony(read.data, BOOK, "2026-11-27");
      if (result.modo !== "canasta") throw new Error("another way");
      // Each month that is published here is dearer than the one before.
      expect(result.actual).toBeGreaterThanOrEqual(result.inicial);
      expect(result.coeficiente).toBeGreaterThanOrEqual(1);
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});
