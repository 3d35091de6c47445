import { addDays } from "@foja/core/kernel/day.rules";
import type { LaborVariables } from "@foja/core/law/labor/labor.schema";
import { MODES } from "@foja/core/law/labor/modes.rules";
import { REGIMES } from "@foja/core/law/labor/regime.rules";
import fc from "fast-check";

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** An amount in pesos, of whole cents. */
export const amountInPesos = fc
  .integer({ min: 1, max: 1_000_000_000_000 })
  .map((cents) => cents / 100);
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

/** Any valid settlement, of employees and of private homes. */
export const relation = fc
  .record({
    fechaEgreso: fc.oneof(dayIn("1990-01-01", 15_000), dayIn("1900-01-01", 109_000)),
    served: fc.integer({ min: 0, max: 15_000 }),
    modo: fc.constantFrom(...MODES),
    remuneracion: amountInPesos,
    topeCCT: maybe(amountInPesos),
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
