import { formulaValue } from "@foja/harness/formula";
import { LABOR_CASES } from "@foja/harness/labor/cases.rules";
import { relation } from "@foja/harness/labor/relation";
import fc from "fast-check";
import { expect, it } from "vitest";
import { settle } from "./labor.rules";
import { type LaborVariables, laborVariables } from "./labor.schema";

/** Checks that every formula of a settlement can be computed from its text. */
function check(variables: LaborVariables): void {
  for (const { codigo, formula, monto } of settle(variables).rubros) {
    const off = formulaValue(formula).minus(monto).abs().toNumber();
    expect(off, `${codigo}: ${formula} = ${monto}`).toBeLessThanOrEqual(0.01);
  }
}

it("each formula of the worked cases comes out to its line", () => {
  for (const { variables, rubros } of LABOR_CASES) if (rubros) check(variables);
});

/** Five indemnities, three of them not of whole cents: rounded, they add up to two cents more. */
const BETWEEN_CENTS: LaborVariables = {
  fechaIngreso: "1991-02-15",
  fechaEgreso: "1991-02-15",
  modo: "sinCausa",
  remuneracion: 1_262_205_091.38,
  preavisoOtorgado: false,
  intimacionArt11: true,
  opciones: { incluirSACenBase: true, multasDerogadas: true },
};

it("each formula of any settlement comes out to its line, to the cent", () => {
  fc.assert(
    fc.property(relation, (variables) => check(laborVariables.parse(variables))),
    { numRuns: 400, examples: [[BETWEEN_CENTS]] },
  );
});

it.each([
  ["$ 1.000,00 × 3 períodos, no menos de $ 5.000,00 (base $ 2,00 con tope)", 5000],
  ["50 % de [$ 100,00 × 3 períodos − $ 20,00 ya cobrados]", 140],
  ["(25 % de $ 400,00, hasta $ 50,00) × 3", 150],
  ["$ 10,5 ÷ 2 × (14 × 1 ÷ 2 − 3) días", 21],
  ["$ 100,00 × (1 + 21 %)^(1 / 2) − $ 100,00", 10],
])("%s is %d", (formula, value) => {
  expect(formulaValue(formula).toDecimalPlaces(6).toNumber()).toBe(value);
});

it("what is no formula has no value", () => {
  expect(() => formulaValue("la suma que se pactó")).toThrow(/no part of a formula/);
});
