import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { apportion } from "./apportionment.rules";
import { apportionmentResult, apportionmentVariables } from "./apportionment.schema";
import { apportionmentSheet } from "./apportionment.sheet.rules";

const compute = (given: unknown) => apportion(apportionmentVariables.parse(given));
const fee = (nombre: string, monto: number, computa?: boolean) => ({
  ...{ nombre, monto },
  ...(computa === undefined ? {} : { computa }),
});
const dueOf = (given: unknown) => compute(given).honorarios.map(({ exigible }) => exigible);

// 25 % of 10,000,000 is 2,500,000; 2,000,000 + 1,200,000 + 800,000 = 4,000,000: five eighths of each.
const JUDGMENT = {
  monto: 10_000_000,
  honorarios: [
    fee("Actora", 2_000_000),
    fee("Perito contador", 1_200_000),
    fee("Perito médico", 800_000),
  ],
};

describe("fees under the cap on costs", () => {
  it("are cut in proportion, by CCyC 730 at 25 % unless told otherwise", () => {
    const result = compute(JUDGMENT);
    expect(apportionmentResult.parse(result)).toEqual(result);
    expect(result).toMatchObject({ tope: 2_500_000, computado: 4_000_000, excede: true });
    expect(result.honorarios).toEqual([
      { nombre: "Actora", monto: 2_000_000, exigible: 1_250_000 },
      { nombre: "Perito contador", monto: 1_200_000, exigible: 750_000 },
      { nombre: "Perito médico", monto: 800_000, exigible: 500_000 },
    ]);
    expect(result.rubros[0]).toEqual({
      codigo: "honorario_1",
      concepto: "Actora",
      monto: 1_250_000,
      formula: "$ 2.000.000,00 × $ 2.500.000,00 / $ 4.000.000,00",
      normas: ["CCyC, art. 730"],
    });
    expect(result.advertencias[0]).toContain("superan el tope en $ 1.500.000,00");
  });

  it("are due whole when they do not reach it", () => {
    const result = compute({ monto: 10_000_000, honorarios: [fee("Actora", 2_500_000)] });
    expect(result).toMatchObject({ excede: false, exigible: 2_500_000, total: 2_500_000 });
  });

  it("leave out who assisted the party ordered to pay", () => {
    const honorarios = [...JUDGMENT.honorarios, fee("Demandada", 1_500_000, false)];
    const result = compute({ ...JUDGMENT, norma: "lct277", honorarios });
    expect(result.honorarios[3]).toEqual({
      ...{ nombre: "Demandada", monto: 1_500_000, exigible: 1_500_000 },
    });
    expect(result).toMatchObject({ computado: 4_000_000, exigible: 2_500_000, total: 4_000_000 });
    expect(result.rubros[0]?.normas).toEqual(["LCT, art. 277"]);
  });

  it("give the cent that rounding leaves to the largest, the first of equals", () => {
    // 25 % of 400 is 100: a third of it is 33.33.
    const three = [fee("A", 50), fee("B", 50), fee("C", 50)];
    expect(dueOf({ monto: 400, honorarios: three })).toEqual([33.34, 33.33, 33.33]);
  });

  it("are shown by both readings of the court fee", () => {
    const fee300 = { ...JUDGMENT, tasaJusticia: 300_000 };
    const lecturas = {
      tasaFuera: { disponible: 2_500_000, exigible: 2_500_000 },
      tasaDentro: { disponible: 2_200_000, exigible: 2_200_000 },
    };
    expect(compute(fee300)).toMatchObject({ lecturas, exigible: 2_500_000 });
    expect(compute({ ...fee300, tasaDentro: true })).toMatchObject({
      ...{ lecturas, exigible: 2_200_000 },
      honorarios: [{ exigible: 1_100_000 }, { exigible: 660_000 }, { exigible: 440_000 }],
    });
    expect(compute(JUDGMENT).lecturas).toBeNull();
  });

  it("leave nothing where the court fee alone is above the cap, and all where there is none", () => {
    const { lecturas } = compute({ ...JUDGMENT, tasaJusticia: 3_000_000 });
    expect(lecturas?.tasaDentro).toEqual({ disponible: 0, exigible: 0 });
    expect(compute({ ...JUDGMENT, tasaDentro: true }).exigible).toBe(2_500_000);
  });

  it("are cut to a cap of less than a peso, and said to be above it by less than one", () => {
    // 25 % of 2 is 0.50; of 4 it is 1.
    expect(dueOf({ monto: 2, honorarios: [fee("A", 1)] })).toEqual([0.5]);
    const [said] = compute({ monto: 4, honorarios: [fee("A", 1.5)] }).advertencias;
    expect(said).toContain("superan el tope en $ 0,50");
  });

  it("ask for the court fee, or say that it was read both ways", () => {
    const said = (given: object) => compute({ ...JUDGMENT, ...given }).advertencias.join(" ");
    expect(said({})).toContain("cargala para ver las dos lecturas");
    expect(said({ tasaJusticia: 300_000 })).toContain("las dos lecturas salen en el resultado");
  });

  it("ask why another cap than the law's is used", () => {
    const said = (given: object) => compute({ ...JUDGMENT, ...given }).advertencias.join(" ");
    expect(said({ tope: 20 })).toContain("CCyC, art. 730, fija el 25 %; usaste el 20 %.");
    expect(said({ tope: 25 })).not.toContain("fija el 25 %");
  });

  it("say which variable leaves nothing to share", () => {
    const full = { ...JUDGMENT, tasaJusticia: 2_500_000, tasaDentro: true };
    expect(() => compute(full)).toThrow(/^Tasa de justicia: ocupa todo el tope/);
    const one = { monto: 4, honorarios: [fee("A", 1)], tasaJusticia: 1, tasaDentro: true };
    expect(() => compute(one)).toThrow(/^Tasa de justicia: ocupa todo el tope de \$ 1,00/);
    expect(() => compute({ monto: 0.01, honorarios: [fee("A", 1)] })).toThrow(
      /^Monto de la sentencia/,
    );
  });

  it.each([
    [{ ...JUDGMENT, monto: 0 }, "monto", "Monto de la sentencia: tiene que ser mayor que cero"],
    [{ ...JUDGMENT, tope: 101 }, "tope", "Tope: hasta 100 %"],
    [{ monto: 1, honorarios: [] }, "honorarios", "Honorarios: cargá al menos uno"],
    [{ monto: 1, honorarios: [fee("A", -1)] }, "honorarios.0.monto", /^Honorario: tiene que/],
  ])("refuse %j at %s", (given, path, message) => {
    const { error } = apportionmentVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it("are written for a brief, with the cap and the readings", () => {
    const variables = apportionmentVariables.parse({ ...JUDGMENT, tasaJusticia: 300_000 });
    const sheet = apportionmentSheet(variables, apportion(variables));
    expect(sheet.lines.map(({ verificado }) => verificado)).toEqual([true, true, true]);
    const text = briefText(sheet);
    expect(text).toContain("Tope: $ 2.500.000,00 (25 %)");
    expect(text).toContain("Exigible con la tasa dentro del tope: $ 2.200.000,00");
    expect(text).toContain("Lectura elegida: La tasa fuera del tope");
    const inside = { ...variables, tasaDentro: true };
    expect(briefText(apportionmentSheet(inside, apportion(inside)))).toContain(
      "Lectura elegida: La tasa dentro del tope",
    );
    expect(text).toContain("3) Perito médico (CCyC, art. 730): ");
    expect(text).toContain("HONORARIOS EXIGIBLES AL CONDENADO EN COSTAS: $ 2.500.000,00");
  });
});

const pesos = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
const generated = fc.record({
  monto: pesos(10 ** 13),
  tope: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  honorarios: fc.array(
    fc.record({ nombre: fc.constant("A"), monto: pesos(10 ** 13), computa: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  ),
  tasaJusticia: fc.option(pesos(10 ** 12), { nil: undefined }),
  tasaDentro: fc.boolean(),
});
const centsOf = (value: number) => Math.round(value * 100);

it("keeps the sum, pays nobody more than regulated, and is never negative", () => {
  const property = fc.property(generated, (given) => {
    const variables = apportionmentVariables.parse(given);
    try {
      const result = apportion(variables);
      const counted = result.honorarios.filter((_, i) => variables.honorarios[i]?.computa);
      const sum = counted.reduce((total, { exigible }) => total + centsOf(exigible), 0);
      const fair = result.honorarios.every(
        ({ monto, exigible }) => 0 <= exigible && exigible <= monto,
      );
      return sum === centsOf(result.exigible) && result.exigible <= result.tope && fair;
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      return true;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});
