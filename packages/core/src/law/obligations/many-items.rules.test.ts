import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { oblige } from "./obligations.rules";
import { obligationsVariables } from "./obligations.schema";
import { obligationsSheet } from "./obligations.sheet.rules";

// Apart from the examples, which tell a fault in a tenth of the time.
const TODAY = "2026-11-27";
const RATE = { tasa: "acta2630", tasaFija: 36.5 } as const;

describe("ten thousand items", () => {
  const items = Array.from({ length: 10_000 }, (_, i) => ({
    concepto: `Diferencia ${i + 1}`,
    capital: 1000 + i / 100,
    desde: `20${10 + (i % 15)}-${String((i % 12) + 1).padStart(2, "0")}-01`,
  }));
  const pagos = ["2025-02-01", "2025-06-01", "2026-01-01"].map((fecha) => ({ fecha, monto: 1e6 }));
  const variables = obligationsVariables.parse({ items, pagos, hasta: "2026-06-30", ...RATE });

  it("stand in a table, with the percentage of each period", () => {
    const result = oblige(variables, {}, TODAY);
    expect(result.rubros.map(({ codigo }) => codigo)).toEqual(["capital", "interes"]);
    const sheet = obligationsSheet(variables, result);
    expect(sheet.lines[0]?.table?.rows).toHaveLength(10_000);
    expect(sheet.lines[1]?.table?.rows.length).toBeLessThanOrEqual(400);
    expect(sheet.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeCloseTo(
      result.total,
      2,
    );
  });
});

it("art. 55 says what it read of the last days, and each stretch once, of 401 items", () => {
  const book = {
    ...bookOf("tasaPasivaBCRA27802", {
      "2020-12-31": "0",
      "2022-01-01": "50",
      "2023-01-01": "100",
    }),
    ...bookOf("cer", { "2020-12-31": "1", "2022-01-01": "1.5", "2023-01-01": "2" }),
  };
  const variables = obligationsVariables.parse({
    items: Array.from({ length: 401 }, () => ({ capital: 1000, desde: "2021-01-01" })),
    ...{ hasta: "2023-01-01", tasa: "art55", pagos: [{ fecha: "2022-01-01", monto: 1 }] },
  });
  const result = oblige(variables, book, TODAY);
  expect(result.serieHasta).toBe("2023-01-01");
  // 150 / 100 − 1, and 200 / 150 − 1.
  expect(result.coeficientes).toEqual([
    { desde: "2021-01-01", hasta: "2022-01-01", dias: 365, coeficiente: 0.5 },
    { desde: "2022-01-01", hasta: "2023-01-01", dias: 365, coeficiente: 0.3333333333 },
  ]);
});
