import { cheapest } from "@foja/harness/cheapest";
import { expect, it } from "vitest";
import { oblige } from "./obligations.rules";
import { obligationsVariables } from "./obligations.schema";

// Time is measured apart: a busy machine is no fault of the rules, and no mutant's.
it("ten thousand items cost what ten thousand small sums of decimals cost, times some", () => {
  const variables = obligationsVariables.parse({
    items: Array.from({ length: 10_000 }, (_, i) => ({
      capital: 1000 + i / 100,
      desde: `20${10 + (i % 15)}-${String((i % 12) + 1).padStart(2, "0")}-01`,
    })),
    pagos: ["2025-02-01", "2025-06-01", "2026-01-01"].map((fecha) => ({ fecha, monto: 1e6 })),
    ...{ hasta: "2026-06-30", tasa: "acta2630", tasaFija: 36.5 },
  });
  const cost = cheapest(() => oblige(variables, {}, "2026-11-27"));
  console.log(`10,000 items with three payments: ${Math.round(cost / 1000)} ms`);
  expect(cost).toBeLessThan(10_000_000);
});
