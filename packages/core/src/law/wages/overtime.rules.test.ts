import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { overtime, overtimeSheet } from "./overtime.rules";
import { overtimeResult, overtimeVariables } from "./overtime.schema";

const of = (given: object) => overtime(overtimeVariables.parse(given));

describe("overtime (LCT 201)", () => {
  it("is paid half as much again, and twice", () => {
    // 1,000,000 / 200 = 5,000 an hour: 10 × 7,500 and 4 × 10,000.
    const result = of({ sueldo: 1_000_000, divisor: 200, al50: 10, al100: 4 });
    expect(overtimeResult.parse(result)).toEqual(result);
    expect(result).toMatchObject({ valorHora: 5000, al50: 75_000, al100: 40_000, total: 115_000 });
  });

  it("is computed from the hour before it is rounded", () => {
    // 1,000,000 / 192 = 5,208.3333…; × 1.5 × 3 = 23,437.50, and not 3 × 7,812.50 of a rounded hour.
    expect(of({ sueldo: 1_000_000, divisor: 192, al50: 3 })).toMatchObject({
      ...{ valorHora: 5208.33, al50: 23_437.5, al100: 0 },
    });
  });

  it("has a line for each kind of hours, of half an hour too, and asks for the divisor", () => {
    const codes = (given: object) =>
      of({ sueldo: 1_000_000, divisor: 200, ...given }).rubros.map(({ codigo, monto, formula }) => [
        codigo,
        monto,
        formula.split(" × ").slice(1).join(" × "),
      ]);
    expect(codes({ al50: 0.5 })).toEqual([["horas_50", 3750, "1,5 × 0,5 horas"]]);
    expect(codes({ al100: 0.5 })).toEqual([["horas_100", 5000, "2 × 0,5 horas"]]);
    expect(codes({ al50: 1, al100: 2 })).toEqual([
      ...[
        ["horas_50", 7500, "1,5 × 1 hora"],
        ["horas_100", 20_000, "2 × 2 horas"],
      ],
    ]);
    expect(of({ sueldo: 1_000_000, divisor: 200, al100: 2 })).toMatchObject({
      al50: 0,
      total: 20_000,
    });
    const said = (divisor: number) => of({ sueldo: 1, divisor, al50: 1 }).advertencias.join();
    expect(said(200)).toContain("el divisor 200 es el usual");
    expect(said(192)).not.toContain("divisor");
  });

  it("is marked as cited from memory, and written for a brief", () => {
    const variables = overtimeVariables.parse({ sueldo: 1_000_000, divisor: 200, al50: 10 });
    const sheet = overtimeSheet(variables, overtime(variables));
    expect(sheet.lines.map(({ verificado }) => verificado)).toEqual([false]);
    const text = briefText(sheet);
    expect(text).toContain("$ 1.000.000,00 / 200 × 1,5 × 10 horas = $ 75.000,00");
    expect(text).toContain("Sugerido, verificá");
  });

  it.each([
    [{ divisor: 0 }, "divisor", /^Divisor: tiene que ser 1/],
    [{ al50: 0 }, "al50", /cargá horas/],
    [{ al100: -1 }, "al100", /no puede ser negativa/],
    [{ sueldo: "x" }, "sueldo", /^Sueldo: escribí un importe/],
    [{ recargo: 1 }, "", "El dato «recargo» no se admite."],
  ])("is refused where %j is no data", (more, path, message) => {
    const { error } = overtimeVariables.safeParse({ sueldo: 1, divisor: 200, al50: 1, ...more });
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });
});

it("adds up and is never negative, of 10,000 generated", () => {
  const hours = fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100);
  const given = fc.record({
    sueldo: fc.integer({ min: 1, max: 10 ** 10 }).map((n) => n / 100),
    divisor: fc.integer({ min: 100, max: 74_400 }).map((n) => n / 100),
    al50: hours,
    al100: hours,
  });
  const property = fc.property(given, (variables) => {
    const { al50, al100, total, valorHora } = of(variables);
    expect(Math.round(total * 100)).toBe(Math.round(al50 * 100) + Math.round(al100 * 100));
    expect(valorHora >= 0 && al50 >= 0 && al100 >= 0).toBe(true);
  });
  fc.assert(property, { numRuns: 10_000 });
});
