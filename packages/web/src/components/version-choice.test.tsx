// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { Difference } from "~/lib/forms/differences";
import { mount } from "~/testing/mount";
import { VersionChoice } from "./version-choice";

const differences: Difference[] = [
  { name: "materia", mine: "Despido", theirs: "Accidente", pick: "mine" },
  { name: "customerName", mine: "Ana", theirs: null, pick: "theirs" },
];

function show() {
  const [onPick, onSave] = [vi.fn(), vi.fn()];
  const page = mount(
    <VersionChoice
      differences={differences}
      labelOf={(name) => ({ materia: "Materia", customerName: "Cliente" })[name] ?? name}
      write={(_, value) => String(value)}
      busy={false}
      onPick={onPick}
      onSave={onSave}
    />,
  );
  return { page, onPick, onSave };
}

let close = () => {};
afterEach(() => close());

it("shows both values of every field that differs, and what is proposed", () => {
  const { page } = show();
  close = page.close;
  expect(page.all("legend").map((legend) => legend.textContent)).toEqual(["Materia", "Cliente"]);
  expect(page.all("label").map((label) => label.textContent)).toEqual([
    "Lo que escribisteDespido",
    "Lo que está guardadoAccidente",
    "Lo que escribisteAna",
    "Lo que está guardadoVacío",
  ]);
  const chosen = page.all("input:checked").map((input) => input.closest("label")?.textContent);
  expect(chosen).toEqual(["Lo que escribisteDespido", "Lo que está guardadoVacío"]);
});

it("shows which side is picked, and saves when asked", () => {
  const { page, onPick, onSave } = show();
  close = page.close;
  page.click(page.all("input")[1]);
  expect(onPick).toHaveBeenCalledWith("materia", "theirs");
  page.click(page.all("button").find((button) => button.textContent === "Guardar lo elegido"));
  expect(onSave).toHaveBeenCalledOnce();
});
