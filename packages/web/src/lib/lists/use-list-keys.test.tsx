// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { invoice } from "~/testing/sample-list";
import { useListKeys } from "./use-list-keys";
import { rowLinkId } from "./use-walk";

const rows = ["1", "2", "3"].map((id) => invoice(id));
let close = () => {};
afterEach(() => {
  close();
  document.body.replaceChildren();
});

function open(peeked: string | null = null) {
  for (const { _id } of rows) {
    const link = document.body.appendChild(document.createElement("a"));
    link.id = rowLinkId(_id);
    link.href = "#";
  }
  const [place, mark, pay] = [vi.fn(), vi.fn(), vi.fn()];
  const address = { peeked, place };
  const page = renderHook(() => useListKeys({ rows, address, mark, more: { p: pay } }));
  close = page.close;
  const press = (key: string) => {
    const on = document.activeElement ?? document.body;
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  };
  return { press, place, mark, pay, focused: () => document.activeElement?.id };
}

it("walks from the first row to the last, and marks the one it is on", () => {
  const { press, mark, focused } = open();
  press("j");
  expect(focused()).toBe(rowLinkId("1"));
  for (const _ of rows) press("j");
  expect(focused()).toBe(rowLinkId("3"));
  press("k");
  press("x");
  expect(mark).toHaveBeenCalledExactlyOnceWith("2");
});

it("takes the open card along, and closes it with Escape", () => {
  const { press, place, focused } = open("2");
  press("j");
  expect(place).toHaveBeenLastCalledWith({ peeked: "3" });
  press("Escape");
  expect(place).toHaveBeenLastCalledWith({ peeked: null });
  expect(focused()).toBe(rowLinkId("2"));
});

it("edits the row it is on, makes a new one, and does what this list alone does", () => {
  const { press, place, pay } = open();
  press("e");
  expect(place).not.toHaveBeenCalled();
  press("j");
  press("e");
  expect(place).toHaveBeenLastCalledWith({ editing: "1" });
  press("p");
  expect(pay).toHaveBeenCalledExactlyOnceWith(rows[0]);
  press("c");
  expect(place).toHaveBeenLastCalledWith({ creating: "1" });
});
