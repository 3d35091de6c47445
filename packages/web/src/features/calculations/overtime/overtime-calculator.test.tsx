// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import OvertimePage from "./overtime-calculator";

afterEach(clear);

it("computes the hour and what is paid while one types", async () => {
  const { type } = show(<OvertimePage />, { at: "/apps/calc/horas-extra", answers: {} });
  await sees("Escribí el sueldo y las horas");
  await type("Sueldo mensual", "1000000");
  await type("Horas al 50 %", "10");
  // 5,000 × 1.5 × 10.
  await sees("$ 75.000,00");
  await sees("Valor de la hora");
});
