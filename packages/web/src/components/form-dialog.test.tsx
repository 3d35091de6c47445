// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { FormDialog } from "./form-dialog";
import { SelectField } from "./ui/select-field";
import { TextField } from "./ui/text-field";

afterEach(clear);

const options = [{ value: "a", label: "A" }];

function open(...names: [string, string?][]) {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  show(
    <FormDialog title="Nuevo" action="Crear" onSubmit={onSubmit} onClose={vi.fn()}>
      <SelectField label="Clase" options={options} defaultValue="a" />
      {names.map(([label, value]) => (
        <TextField key={label} label={label} defaultValue={value} />
      ))}
    </FormDialog>,
  );
  const focused = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent;
  return { onSubmit, focused };
}

it("begins at its first empty field, never at the way out", async () => {
  const { focused } = open(["Nombre", "Ana"], ["Motivo"], ["Nota"]);
  await until(() => expect(focused()).toBe("Motivo"));
});

it("begins at its first field when none is empty", async () => {
  const { focused } = open(["Nombre", "Ana"]);
  await until(() => expect(focused()).toBe("Clase"));
});

it("is sent by Enter in a field of one line", async () => {
  const { onSubmit, focused } = open(["Motivo"]);
  await until(() => expect(focused()).toBe("Motivo"));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});
