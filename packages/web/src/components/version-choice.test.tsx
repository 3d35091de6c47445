// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { Difference } from "~/lib/forms/differences";
import { calls } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { VersionChoice } from "./version-choice";

afterEach(clear);

const differences: Difference[] = [
  { name: "materia", mine: "Despido", theirs: "Accidente", pick: "mine" },
  { name: "customerName", mine: "Ana", theirs: null, pick: "theirs" },
];

function choosing() {
  const does = { onPick: vi.fn(), onSave: vi.fn() };
  const page = show(
    <VersionChoice
      differences={differences}
      labelOf={(name) => ({ materia: "Materia", customerName: "Cliente" })[name] ?? name}
      write={(_, value) => String(value)}
      busy={false}
      {...does}
    />,
  );
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return { ...page, ...does, all };
}

it("shows both values of every field that differs, and what is proposed", () => {
  const { all } = choosing();
  expect(all("legend").map((legend) => legend.textContent)).toEqual(["Materia", "Cliente"]);
  expect(all("label").map((label) => label.textContent)).toEqual([
    "Lo que escribisteDespido",
    "Lo que está guardadoAccidente",
    "Lo que escribisteAna",
    "Lo que está guardadoVacío",
  ]);
  const chosen = all("input:checked").map((input) => input.closest("label")?.textContent);
  expect(chosen).toEqual(["Lo que escribisteDespido", "Lo que está guardadoVacío"]);
});

it("shows which side is picked, and saves when asked", async () => {
  const { press, all, onPick, onSave } = choosing();
  const [, theirs] = all("input");
  await press(theirs as HTMLElement, calls(onPick, "materia", "theirs"));
  await press("Guardar lo elegido", calls(onSave));
});
