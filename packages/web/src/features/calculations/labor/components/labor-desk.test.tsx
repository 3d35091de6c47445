// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { CalculationDesk } from "~/features/calculations/shared/kit/desk";
import { useCalculation } from "~/features/calculations/shared/kit/use-calculation";
import { hides, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { LABOR } from "../labor-calculator";
import { ConceptsFields } from "./concepts-fields";

afterEach(clear);

const concepts = { values: { fechaEgreso: "2026-05-31" }, rows: {} };
const Concepts = () => <ConceptsFields state={useCalculation(LABOR, null, concepts)} />;

const amounts = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[inputmode=decimal]")].map(
    ({ value }) => value,
  );

it("adds a concept of the pay, repeats its first month, and removes it", async () => {
  const { press, type } = show(<Concepts />);
  await press("Agregar concepto", shows("Nombre del concepto"));
  await type(/^jun 2025/, "1500");
  const all = () => expect(new Set(amounts())).toEqual(new Set(["1.500"]));
  await press("Repetir el primer mes en todos", all);
  await press("Quitar concepto 1", hides("Nombre del concepto"));
});

const DISMISSAL = {
  fechaIngreso: "2018-03-12",
  fechaEgreso: "2025-08-20",
  modo: "sinCausa",
  remuneracion: "1850000",
};

it("sets a settlement aside to compare with, under the next free name, and drops it", async () => {
  const form = { values: DISMISSAL, rows: {} };
  const { press } = show(<CalculationDesk calculator={LABOR} form={form} />);
  const keep = "Guardar escenario para comparar";
  await press(keep, shows("Escenario 1"));
  await press(keep, shows("Escenario 2"));
  await press("Quitar «Escenario 1»", hides("Escenario 1"));
  await press(keep, shows("Escenario 1"));
  await press("Comparar con y sin la reforma", hides("LCT con la Ley 27.802"));
});
