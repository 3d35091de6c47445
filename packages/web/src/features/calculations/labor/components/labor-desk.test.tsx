// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, shows } from "~/testing/press";
import { interestResult } from "~/testing/samples/calculator";
import { clear, show } from "~/testing/stage";
import { type LaborFormState, useLaborForm } from "../hooks/use-labor-form";
import type { Settled } from "../lib/labor-result";
import { ConceptsFields } from "./concepts-fields";
import { LaborTools } from "./labor-tools";

afterEach(clear);

const Concepts = () => <ConceptsFields state={useLaborForm(null)} exit="2026-05-31" />;

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

it("sets a settlement aside to compare with, under the next free name", async () => {
  const keep = vi.fn();
  const settled = { variables: { remuneracion: 1000 }, sheet: interestResult, total: 1000 };
  const state = { settled, kept: [{ label: "Escenario 1" }], keep };
  const { press } = show(
    <LaborTools
      state={state as unknown as LaborFormState}
      settled={settled as unknown as Settled}
      beside={{ others: [], aside: [] }}
      onSaved={() => undefined}
    >
      {null}
    </LaborTools>,
  );
  const kept = { label: "Escenario 2", variables: settled.variables };
  await press("Guardar escenario para comparar", calls(keep, kept));
});
