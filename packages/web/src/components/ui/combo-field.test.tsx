// @vitest-environment happy-dom

import { fold } from "@foja/core/kernel/text.rules";
import { act, useReducer } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "~/testing/mount";
import { ComboField } from "./combo-field";

const NAMES = ["Marcos Sosa", "Mariana Sosa"];
let isReading = false;
let read: () => void;
const useOptions = (text: string) => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  read = () => {
    isReading = false;
    act(redraw);
  };
  const names = isReading ? [] : NAMES.filter((label) => fold(label).includes(fold(text)));
  return { options: names.map((label) => ({ _id: label, label })), isReading };
};

const on = { onTake: vi.fn(), onCreate: vi.fn(), onClear: vi.fn(), onSubmit: vi.fn() };
let page: ReturnType<typeof mount>;

const show = (value = "", creates = true) => {
  page = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        on.onSubmit();
      }}
    >
      <ComboField
        label="Cliente"
        listLabel="Contactos"
        clearLabel="Quitar"
        {...{
          value,
          useOptions,
          onTake: on.onTake,
          onClear: on.onClear,
          onCreate: creates ? on.onCreate : undefined,
        }}
      />
    </form>,
  );
};

const input = () => page.host.querySelector("input") as HTMLInputElement;
const options = () => page.all("[role=option]").map((option) => option.textContent);
const type = (text: string) =>
  act(() => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), text);
    input().dispatchEvent(new Event("input", { bubbles: true }));
  });
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => void input().dispatchEvent(event));
  return event.defaultPrevented;
};

beforeEach(() => {
  vi.clearAllMocks();
  isReading = false;
});
afterEach(() => page.close());

it("offers what a text finds, and to make one of it last", () => {
  show();
  type("sosa");
  expect(options()).toEqual([...NAMES, "Crear «sosa»"]);
});

it("takes the first with Enter, or the one walked to", () => {
  show();
  type("sosa");
  expect(press("Enter")).toBe(true);
  expect(on.onTake).toHaveBeenLastCalledWith({ _id: "Marcos Sosa", label: "Marcos Sosa" });
  type("sosa");
  press("ArrowDown");
  press("ArrowDown");
  press("Enter");
  expect(on.onCreate).toHaveBeenCalledWith("sosa");
});

it("leaves Enter to the form where nothing was typed nor walked to", () => {
  show("Marcos Sosa");
  act(() => input().focus());
  expect(press("Enter")).toBe(false);
  press("ArrowDown");
  expect(press("Enter")).toBe(true);
  expect(on.onTake).toHaveBeenCalledOnce();
});

it("makes one of what was typed when it is left, but not after Escape", () => {
  show();
  type("Ana Paz");
  act(() => input().blur());
  expect(on.onCreate).toHaveBeenCalledWith("Ana Paz");
  type("Otra");
  press("Escape");
  act(() => input().blur());
  expect(on.onCreate).toHaveBeenCalledOnce();
  expect(input().value).toBe("");
});

it("only chooses where none can be made", () => {
  show("Marcos Sosa", false);
  type("nadie");
  expect(options()).toEqual([]);
  act(() => input().blur());
  expect(input().value).toBe("Marcos Sosa");
});

it.each([true, false])("takes the one whose name was typed whole, when it is left", (creates) => {
  show("", creates);
  type("marcos sosa");
  act(() => input().blur());
  expect(on.onTake).toHaveBeenLastCalledWith({ _id: "Marcos Sosa", label: "Marcos Sosa" });
  expect(on.onCreate).not.toHaveBeenCalled();
});

it("waits with Enter until it is known whom there is", () => {
  isReading = true;
  show();
  type("Marcos Sosa");
  expect(press("Enter")).toBe(true);
  expect([on.onTake, on.onCreate, on.onSubmit].map((call) => call.mock.calls.length)).toEqual([
    0, 0, 0,
  ]);
  read();
  expect(on.onTake.mock.calls).toEqual([[{ _id: "Marcos Sosa", label: "Marcos Sosa" }]]);
  expect(on.onCreate).not.toHaveBeenCalled();
});

it("forgets an Enter when more is typed, or the field is left", () => {
  isReading = true;
  show("", false);
  type("M");
  press("Enter");
  type("Mariana");
  read();
  expect(on.onTake).not.toHaveBeenCalled();
  isReading = true;
  type("M");
  press("Enter");
  act(() => input().blur());
  read();
  expect(on.onTake).not.toHaveBeenCalled();
});
