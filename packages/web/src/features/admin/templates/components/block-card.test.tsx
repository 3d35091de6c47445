// @vitest-environment happy-dom
import type { Block } from "@foja/core/outreach/templates/blocks.schema";
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { BlockList } from "./block-list";

afterEach(clear);

const [first, second]: [Block, Block] = [
  { id: "a", type: "heading", text: "Hola", level: 1, align: "left" },
  { id: "b", type: "divider" },
];

const showList = () => {
  const onChange = vi.fn();
  const shown = show(<BlockList label="Bloques" blocks={[first, second]} onChange={onChange} />);
  const named = (name: RegExp) => screen.getByRole("button", { name });
  return { ...shown, onChange, named };
};

it("moves a block up and down", async () => {
  const { press, named, onChange } = showList();
  await press(named(/^Bajar .*Hola/), calls(onChange, [second, first]));
  onChange.mockClear();
  await press(named(/^Subir .*Línea/), calls(onChange, [second, first]));
});

it("copies a block behind itself", async () => {
  const { press, named, onChange } = showList();
  const copied = [first, { ...first, id: expect.any(String) }, second];
  await press(named(/^Duplicar .*Hola/), calls(onChange, copied));
});

it("removes a block", async () => {
  const { press, named, onChange } = showList();
  await press(named(/^Quitar .*Hola/), calls(onChange, [second]));
});

it("opens and closes the settings of a block", async () => {
  const { press, named } = showList();
  await press(named(/^Editar .*Hola/), shows("Listo"));
  await press("Listo", hides("Listo"));
  await press("Título", shows("Listo"));
});
