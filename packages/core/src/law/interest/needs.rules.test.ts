import { expect, it } from "vitest";
import { interestVariables } from "./interest.schema";
import { seriesNeeded } from "./needs.rules";

const needed = (given: object) => seriesNeeded(interestVariables.parse({ capital: 1, ...given }));

it("reads from two months before the month of the day before, to the end", () => {
  expect(needed({ tasa: "cer", desde: "2024-03-15", hasta: "2024-06-02" })).toEqual([
    { key: "cer", desde: "2024-01-01", hasta: "2024-06-02" },
  ]);
  // The day before is the first of March, and that of the first is in February.
  expect(needed({ tasa: "cer", desde: "2024-03-02", hasta: "2024-06-02" })).toEqual([
    { key: "cer", desde: "2024-01-01", hasta: "2024-06-02" },
  ]);
  expect(needed({ tasa: "cer", desde: "2024-03-01", hasta: "2024-06-02" })).toEqual([
    { key: "cer", desde: "2023-12-01", hasta: "2024-06-02" },
  ]);
});

it("reads a series once for all its segments, and none for a rate that was typed", () => {
  const tramos = [
    { tasa: "cer", desde: "2024-03-15", hasta: "2024-06-01" },
    { tasa: "acta2630", tasaFija: 10, desde: "2024-06-01", hasta: "2024-07-01" },
    { tasa: "cer", desde: "2024-07-01", hasta: "2024-09-01" },
  ];
  expect(needed({ tramos })).toEqual([{ key: "cer", desde: "2024-01-01", hasta: "2024-09-01" }]);
});
