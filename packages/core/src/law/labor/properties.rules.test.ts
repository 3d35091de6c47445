import { amountInPesos as pesosOf, relation } from "@foja/harness/labor/relation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import { exact, pesos } from "../../kernel/money.rules";
import { settle } from "./labor.rules";
import { type LaborVariables, laborResult, laborVariables } from "./labor.schema";

const amountOf = (variables: LaborVariables, code: string) =>
  settle(variables).rubros.find(({ codigo }) => codigo === code)?.monto ?? 0;

describe("whatever the relation", () => {
  it("every amount is finite and not under zero, and the total is their sum", () => {
    fc.assert(
      fc.property(relation, (variables) => {
        const result = settle(laborVariables.parse(variables));
        laborResult.parse(result);
        const amounts = result.rubros.map(({ monto }) => monto);
        expect(amounts.every((amount) => Number.isFinite(amount) && amount > 0)).toBe(true);
        const sum = amounts.reduce((total, amount) => total.plus(amount), exact(0));
        expect(result.total).toBe(pesos(sum));
        expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity|undefined|null/);
      }),
      { numRuns: 200 },
    );
  });

  it("more seniority never pays less", () => {
    fc.assert(
      fc.property(relation, fc.integer({ min: 1, max: 4000 }), (variables, more) => {
        const { fechaIngreso } = variables;
        const earlier = addDays(fechaIngreso ?? "", -more);
        const longer = settle({ ...variables, fechaIngreso: earlier });
        expect(longer.total).toBeGreaterThanOrEqual(settle(variables).total);
      }),
      { numRuns: 200 },
    );
  });

  it("the cap lowers neither notice nor the rest of the month", () => {
    fc.assert(
      fc.property(relation, pesosOf, (variables, topeCCT) => {
        for (const code of ["preaviso_232", "integracion_233", "dias_trabajados"]) {
          const capped = amountOf({ ...variables, topeCCT }, code);
          expect(capped).toBe(amountOf({ ...variables, topeCCT: undefined }, code));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("the cap never leaves less than two thirds, nor pays more than no cap", () => {
    fc.assert(
      fc.property(relation, pesosOf, (variables, topeCCT) => {
        const plain = { ...variables, topeCCT: undefined, opciones: undefined };
        const [free, capped] = [settle(plain), settle({ ...plain, topeCCT })];
        expect(capped.total).toBeLessThanOrEqual(free.total);
        const { base_245, base_computable } = capped.intermedios;
        if (variables.regimenEspecial) return;
        expect(Number(base_computable)).toBeGreaterThanOrEqual(Number(base_245) * 0.67 - 0.01);
      }),
      { numRuns: 200 },
    );
  });

  it("says what is not verified wherever something is not", () => {
    fc.assert(
      fc.property(relation, (variables) => {
        const { rubros, advertencias } = settle(variables);
        const doubtful = rubros.some(({ verificado }) => !verificado);
        expect(advertencias.some((one) => one.startsWith("Sugerido, verificá"))).toBe(doubtful);
        expect(rubros.every(({ fuente, norma, formula }) => fuente && norma && formula)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("speaks in sentences that fit and hold no word of programs", () => {
    fc.assert(
      fc.property(relation, (variables) => {
        const { rubros, advertencias } = settle(laborVariables.parse(variables), "2026-11-22");
        for (const sentence of advertencias) expect(sentence.length).toBeLessThanOrEqual(200);
        const said = [...advertencias, ...rubros.flatMap(({ norma, formula }) => [norma, formula])];
        expect(said.join(" ")).not.toMatch(/\b[a-z]+[A-Z]|\w_\w/);
      }),
      { numRuns: 200 },
    );
  });
});
