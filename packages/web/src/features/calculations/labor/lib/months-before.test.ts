import { expect, it } from "vitest";
import { monthsBefore } from "./months-before";

it("names the months up to the exit, over the new year", () => {
  expect(monthsBefore("2026-02-13", 3)).toEqual(["dic 2025", "ene 2026", "feb 2026"]);
  expect(monthsBefore("13/2", 2)).toEqual(["Mes 1", "Mes 2"]);
});
