import { bookOf } from "@foja/harness/series";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { differences } from "./differences.rules";
import { differencesResult, differencesVariables } from "./differences.schema";
import { differencesSheet } from "./differences.sheet.rules";

const BNA = bookOf("tasaActivaBNA", { "2015-01-01": "36.5" });
const of = (given: object) => {
  const result = differences(differencesVariables.parse(given), BNA, "2026-11-27");
  expect(differencesResult.parse(result)).toEqual(result);
  return result;
};

const month = (mes: string, debido: number, pagado: number) => ({ mes, debido, pagado });
// Six months with 120,000 unpaid: a twelfth is 60,000, and half of the greatest too.
const HALF = [1, 2, 3, 4, 5, 6].map((n) => month(`2025-0${n}`, 620_000, 500_000));

describe("wage differences", () => {
  it("are what was due less what was paid, with the bonus on them", () => {
    const result = of({ periodos: HALF, sac: true });
    expect(result).toMatchObject({ subtotal: 720_000, sac: 60_000, interes: 0, total: 780_000 });
    expect(result.diferencias[0]).toEqual({ mes: "2025-01", monto: 120_000 });
    expect(of({ periodos: HALF }).sac).toBe(0);
  });

  it("show the bonus by LCT 121 and by LCT 122, which differ where months do", () => {
    const periodos = [month("2025-01", 100_000, 40_000), month("2025-02", 100_000, 90_000)];
    // 70,000 / 12, and half of 60,000.
    const lecturas = { doceava: 5833.33, mejorMes: 30_000 };
    expect(of({ periodos, sac: true })).toMatchObject({ sac: 5833.33, lecturas });
    const best = of({ periodos, sac: true, opciones: { sac: "mejorMes" } });
    expect(best).toMatchObject({ sac: 30_000, lecturas });
  });

  it("bear interest each from the first day of the next month", () => {
    // From 1/2 and 1/3 to 11/5/2025: 99 and 71 days of a tenth of a percent.
    const periodos = [month("2025-01", 3000, 2000), month("2025-02", 3000, 1000)];
    const result = of({ periodos, hasta: "2025-05-11", tasa: "tasaActivaBNA" });
    expect(result.diferencias.map(({ interes }) => interes)).toEqual([99, 142]);
    expect(result).toMatchObject({ interes: 241, total: 3241 });
    expect(result.tasa?.norma).toContain("Samudio");
  });

  it("bear a fixed rate alone", () => {
    // From 1/2 to 11/5/2025: 99 days.
    const asked = { periodos: [month("2025-01", 3000, 2000)], hasta: "2025-05-11" };
    const result = of({ ...asked, tasaFija: 36.5 });
    expect(result).toMatchObject({ interes: 99, total: 1099, tasa: { norma: "Sin norma" } });
    const refused = (given: object) =>
      differencesVariables.safeParse(given).error?.issues.map(({ path }) => path.join("."));
    expect(refused(asked)).toEqual(["tasa"]);
    expect(refused({ ...asked, hasta: undefined, tasaFija: 1 })).toEqual(["hasta"]);
  });

  it("round their bonus once, not by half-years", () => {
    // 12.12 / 12 is 1.01; by halves, 6.06 / 12 twice, it would be 0.51 each.
    const periodos = [month("2025-01", 6.06, 0), month("2025-07", 6.06, 0)];
    const lecturas = { doceava: 1.01, mejorMes: 6.06 };
    expect(of({ periodos, sac: true })).toMatchObject({ sac: 1.01, total: 13.13, lecturas });
  });

  it("bear it on the bonus too when asked, from 30 June", () => {
    const asked = { periodos: HALF, sac: true, hasta: "2025-07-10", tasa: "tasaActivaBNA" };
    const plain = of(asked).interes;
    // 60,000 over ten days: 600.
    expect(of({ ...asked, opciones: { interesSac: true } }).interes).toBe(plain + 600);
    expect(of(asked).advertencias.join()).toContain("Los intereses no alcanzan al SAC");
  });

  it("never count less than nothing, and say which month was overpaid", () => {
    const result = of({ periodos: [month("2025-01", 100, 150), month("2025-02", 100, 40)] });
    expect(result.diferencias.map(({ monto }) => monto)).toEqual([0, 60]);
    expect(result.advertencias[0]).toContain("Se pagó más de lo debido en 01/2025");
  });

  it("bear none where nothing is owed, nothing on the day itself, and cents in the end", () => {
    const one = { periodos: [month("2025-01", 0.6, 0)], tasa: "tasaActivaBNA" };
    const paid = { ...one, periodos: [month("2025-01", 100, 100)] };
    expect(of({ ...paid, hasta: "2025-03-01" })).toMatchObject({ tasa: null, interes: 0 });
    const first = of({ ...one, hasta: "2025-02-01" });
    expect([first.interes, first.tasa?.nombre]).toEqual([0, expect.any(String)]);
    // 500 days of a tenth of a percent of 0.60.
    expect(of({ ...one, hasta: "2026-06-16" }).interes).toBe(0.3);
  });

  it("bear it each by its own, beside months that bear none", () => {
    // Of 1/1 nothing is owed; 1/3 is the end itself; from 1/2 to 1/3 are 28 days.
    const periodos = [
      ...[month("2024-12", 100, 150), month("2025-02", 2000, 0), month("2025-01", 1000, 0)],
    ];
    const result = of({ periodos, hasta: "2025-03-01", tasa: "tasaActivaBNA" });
    expect(result.diferencias.map(({ interes }) => interes)).toEqual([0, 0, 28]);
    expect(result.interes).toBe(28);
  });

  it("have a bonus of cents, by the greatest of the half-year", () => {
    const opciones = { sac: "mejorMes" };
    expect(of({ periodos: [month("2025-01", 0.6, 0)], sac: true, opciones }).sac).toBe(0.3);
  });

  it("say what each line is of", () => {
    const said = (given: object) =>
      of(given).rubros.map(({ codigo, formula, normas }) => [codigo, formula, normas[0]]);
    const [one, two] = [month("2025-01", 3000, 2000), month("2025-02", 3000, 1000)];
    expect(said({ periodos: [one] })).toEqual([
      ["diferencias", "Suma de lo debido menos lo pagado en un mes", "LCT, arts. 74, 103 y 128"],
    ]);
    const asked = { periodos: [one, two], sac: true, hasta: "2025-05-11", tasa: "tasaActivaBNA" };
    const [months, bonus, interest] = said(asked);
    expect(months?.[1]).toContain("en 2 meses");
    expect(bonus).toEqual(["sac", "$ 3.000,00 / 12", "LCT, art. 121"]);
    expect(interest?.[1]).toBe("Cada diferencia, desde el 1 del mes siguiente hasta el 11/05/2025");
    expect(said({ ...asked, opciones: { sac: "mejorMes" } })[1]).toEqual([
      ...["sac", "La mitad de la mayor diferencia de cada semestre", "LCT, arts. 122 y 123"],
    ]);
  });

  it("warn of what was overpaid, six of them by name, and of the bonus only where it is asked for", () => {
    const over = (many: number) =>
      of({
        periodos: Array.from({ length: many }, (_, n) => month(`2025-0${n + 1}`, 1, 2)),
      }).advertencias[0];
    expect(over(6)).toContain("02/2025, 03/2025, 04/2025, 05/2025, 06/2025: cuenta como cero");
    expect(over(7)).toContain("05/2025, 06/2025 y otros: cuenta como cero");
    const even = [month("2025-01", 100, 100)];
    expect(of({ periodos: even }).advertencias).toEqual([]);
    const bonus = of({ periodos: HALF, sac: true }).advertencias.join();
    expect(bonus).toContain("las dos lecturas salen en el resultado");
    expect(bonus).not.toContain("Los intereses no alcanzan");
    const asked = { periodos: HALF, hasta: "2025-07-10", tasa: "tasaActivaBNA" };
    expect(of(asked).advertencias.join()).not.toContain("SAC");
    const both = of({ ...asked, sac: true, opciones: { interesSac: true } }).advertencias.join();
    expect(both).not.toContain("Los intereses no alcanzan");
    const none = of({ ...asked, sac: true, periodos: even }).advertencias.join();
    expect(none).not.toContain("Los intereses no alcanzan");
  });

  it("stand month by month in a table, with their interest where it was asked for", () => {
    const tableOf = (given: object) => {
      const variables = differencesVariables.parse(given);
      const sheet = differencesSheet(variables, differences(variables, BNA, "2026-11-27"));
      return {
        ...sheet,
        table: sheet.lines[0]?.table,
        marks: sheet.lines.map((one) => one.verificado),
      };
    };
    const periodos = [month("2025-02", 3000, 1000), month("2025-01", 3000, 2000)];
    const plain = tableOf({ periodos });
    expect(plain.facts).toEqual([{ label: "Meses", value: "2, de 01/2025 a 02/2025" }]);
    expect(plain.table?.heads).toEqual(["Mes", "Debido", "Pagado", "Diferencia"]);
    expect(plain.table?.total).toEqual(["Total", "", "", "$ 3.000,00"]);
    expect(plain.marks).toEqual([false]);
    const asked = tableOf({ periodos, hasta: "2025-05-11", tasa: "tasaActivaBNA" });
    expect(asked.table?.heads.at(-1)).toBe("Intereses");
    expect(asked.table?.rows).toEqual([
      ["02/2025", "$ 3.000,00", "$ 1.000,00", "$ 2.000,00", "$ 142,00"],
      ["01/2025", "$ 3.000,00", "$ 2.000,00", "$ 1.000,00", "$ 99,00"],
    ]);
    expect(asked.table?.total).toEqual(["Total", "", "", "$ 3.000,00", "$ 241,00"]);
  });

  it("are written for a brief", () => {
    const variables = differencesVariables.parse({
      ...{ periodos: HALF, sac: true, hasta: "2025-07-10", tasa: "tasaActivaBNA" },
    });
    const text = briefText(differencesSheet(variables, differences(variables, BNA, "2026-11-27")));
    expect(text).toContain("01/2025\t$ 620.000,00\t$ 500.000,00\t$ 120.000,00");
    expect(text).toContain("LCT, art. 121");
  });

  it.each([
    [{ periodos: [] }, "periodos", "Períodos: cargá al menos uno"],
    [{ periodos: [month("2025-13", 1, 1)] }, "periodos.0.mes", /^Mes: escribí un mes/],
    [{ periodos: [...HALF, ...HALF] }, "periodos.6.mes", /^Mes del período 7: ya está/],
    [{ tasa: "cer" }, "hasta", /^Hasta: escribí/],
    [{ hasta: "2025-07-10" }, "tasa", /^Tasa: elegí una/],
    [{ sac: "no" }, "sac", /verdadero o falso/],
    [{ vacaciones: 1 }, "", "El dato «vacaciones» no se admite."],
  ])("are refused where %j is no data", (more, path, message) => {
    const { error } = differencesVariables.safeParse({ periodos: HALF, ...more });
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });
});

const pesos = fc.integer({ min: 0, max: 10 ** 11 }).map((cents) => cents / 100);
const generated = fc.record({
  periodos: fc.uniqueArray(
    fc.record({
      mes: fc
        .tuple(fc.integer({ min: 2016, max: 2025 }), fc.integer({ min: 1, max: 12 }))
        .map(([year, n]) => `${year}-${String(n).padStart(2, "0")}`),
      debido: pesos,
      pagado: pesos,
    }),
    { minLength: 1, maxLength: 12, selector: ({ mes }) => mes },
  ),
  sac: fc.boolean(),
  hasta: fc.integer({ min: 1, max: 12 }).map((n) => `2026-${String(n).padStart(2, "0")}-15`),
  tasa: fc.constant("tasaActivaBNA" as const),
  opciones: fc.record({
    sac: fc.constantFrom("doceava" as const, "mejorMes" as const),
    interesSac: fc.boolean(),
  }),
});
const cents = (value: number) => Math.round(value * 100);

it("keeps its sums and is never negative, of 10,000 generated", () => {
  const property = fc.property(generated, (given) => {
    const variables = differencesVariables.parse(given);
    try {
      const { diferencias, subtotal, sac, interes, total } = differences(
        variables,
        BNA,
        "2026-11-27",
      );
      expect(cents(subtotal)).toBe(diferencias.reduce((sum, { monto }) => sum + cents(monto), 0));
      expect(cents(total)).toBe(cents(subtotal) + cents(sac) + cents(interes));
      for (const value of [sac, interes, ...diferencias.map(({ monto }) => monto)]) {
        if (!(value >= 0)) throw new Error(`${value}`);
      }
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});
