import { expect, it } from "vitest";
import { monthsUntil } from "./months";

it("lists the months back from a day, whatever the year", () => {
  expect(monthsUntil("2026-01-31", 3)).toEqual([
    { value: "2026-01", label: "Enero de 2026" },
    { value: "2025-12", label: "Diciembre de 2025" },
    { value: "2025-11", label: "Noviembre de 2025" },
  ]);
});
