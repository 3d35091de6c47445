import fc from "fast-check";
import { expect, it } from "vitest";
import { isCountable, UNITS } from "./countable.rules";
import { deadlineVariables } from "./deadline.schema";

const notificacion = fc.constantFrom(
  ...["2026-11-20", "2024-02-29", "1900-01-01", "2199-12-31", "2026-11-20T10:30"],
  ...["2026-11-20T10:30:15.5-03:00", "2026-11-20T24:00", "2025-02-29", "1899-12-31", "2200-01-01"],
  ...["2026-13-01", "20/11/2026", "mañana", ""],
);
const cantidad = fc.option(
  fc.constantFrom(0, 1, -1, 2.5, 120, 121, 365, 366, 720, 721, 1100, 1101, Number.NaN),
  { nil: undefined },
);
const distanciaKm = fc.option(fc.constantFrom(0, -1, 0.0001, 0.00001, 5000, 5000.1, Number.NaN), {
  nil: undefined,
});

const variables = fc.record({
  jurisdiccion: fc.constant("PJN" as const),
  notificacion,
  cantidad,
  unidad: fc.option(fc.constantFrom(...UNITS), { nil: undefined }),
  opciones: fc.option(fc.record({ distanciaKm }), { nil: undefined }),
});

it("counts what the schema takes, and nothing else", () => {
  fc.assert(
    fc.property(variables, (given) => {
      expect(isCountable(given)).toBe(deadlineVariables.safeParse(given).success);
    }),
    { numRuns: 3000 },
  );
});
