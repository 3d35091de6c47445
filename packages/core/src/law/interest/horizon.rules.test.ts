import { expect, it } from "vitest";
import { upTo } from "./horizon.rules";

const [one, two] = [
  { tasa: "cer", desde: "2024-01-01", hasta: "2024-03-01" },
  { tasa: "acta2630", desde: "2024-03-01", hasta: "2024-06-01" },
];

it("carries interest to another day: of the whole, or of its last segment alone", () => {
  const hasta = "2025-01-01";
  expect(upTo({ capital: 1, desde: "2024-01-01" }, hasta)).toEqual({
    ...{ capital: 1, desde: "2024-01-01", hasta },
  });
  expect(upTo({ capital: 1, tramos: [one, two] }, hasta)).toEqual({
    ...{ capital: 1, tramos: [one, { ...two, hasta }] },
  });
  expect(upTo({ capital: 1, hasta: "2024-06-01", tramos: [two] }, hasta)).toEqual({
    ...{ capital: 1, hasta, tramos: [{ ...two, hasta }] },
  });
});
