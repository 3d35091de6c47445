import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import { exact, pesos } from "../../kernel/money.rules";
import { settle } from "./labor.rules";
import { type LaborVariables, laborResult, laborVariables } from "./labor.schema";
import { MODES } from "./modes.rules";
import { REGIMES } from "./regime.rules";

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const pesosOf = fc.integer({ min: 1, max: 1_000_000_000_000 }).map((cents) => cents / 100);
const dayIn = (from: string, days: number) =>
  fc.integer({ min: 0, max: days }).map((n) => addDays(from, n));

const options = fc.record(
  {
    egresoInclusive: fc.boolean(),
    incluirSACenBase: fc.boolean(),
    aplicarPiso67: fc.boolean(),
    vacacionesArt153: fc.boolean(),
    multasDerogadas: fc.boolean(),
    dobleIndemnizacion: fc.boolean(),
    divisorIntegracion: fc.constantFrom("diasDelMes", "treinta"),
    divisorDiasTrabajados: fc.constantFrom("diasDelMes", "treinta"),
    redondeoVacaciones: fc.constantFrom("ninguno", "arriba", "cercano", "abajo"),
    porcentajeArt245bis: fc.integer({ min: 50, max: 100 }),
    meses132bis: fc.integer({ min: 1, max: 24 }),
  },
  { requiredKeys: [] },
);

const relation = fc
  .record({
    fechaEgreso: fc.oneof(dayIn("1990-01-01", 15_000), dayIn("1900-01-01", 109_000)),
    served: fc.integer({ min: 0, max: 15_000 }),
    modo: fc.constantFrom(...MODES),
    remuneracion: pesosOf,
    topeCCT: maybe(pesosOf),
    regimen: maybe(fc.constantFrom(...REGIMES)),
    preavisoOtorgado: fc.boolean(),
    enPrueba: maybe(fc.boolean()),
    noRegistrado: maybe(fc.boolean()),
    intimacionArt2: maybe(fc.boolean()),
    intimacionArt11: maybe(fc.boolean()),
    intimacionArt80: maybe(fc.boolean()),
    mesesArt182: maybe(fc.constantFrom(12 as const, 13 as const)),
    regimenEspecial: maybe(fc.constant("casasParticulares" as const)),
    opciones: maybe(options),
  })
  .map(({ served, ...variables }): LaborVariables => {
    const { fechaEgreso } = variables;
    const own = { fechaJubilacion: fechaEgreso, sumaAcordada: 1000.01 };
    const entry = addDays(fechaEgreso, -served);
    return { ...variables, ...own, fechaIngreso: entry < "1900-01-01" ? "1900-01-01" : entry };
  });

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
        expect(advertencias.some((one) => one.startsWith("Sugerido, verifique"))).toBe(doubtful);
        expect(rubros.every(({ fuente, norma, formula }) => fuente && norma && formula)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
