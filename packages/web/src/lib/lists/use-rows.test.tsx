// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { invoice } from "~/testing/sample-list";
import { opensCard, rowLinkId, useRows } from "./use-rows";

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
  const [onStep, pay] = [vi.fn(), vi.fn()];
  const page = renderHook(() => useRows({ rows, peeked, onStep, keys: { p: pay } }));
  close = page.close;
  const press = (key: string) => {
    const on = document.activeElement ?? document.body;
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  };
  return { press, onStep, pay, focused: () => document.activeElement?.id };
}

it("walks from the first row to the last, and acts on the one it is on", () => {
  const { press, pay, focused } = open();
  press("p");
  expect(pay).not.toHaveBeenCalled();
  press("j");
  expect(focused()).toBe(rowLinkId("1"));
  for (const _ of rows) press("j");
  expect(focused()).toBe(rowLinkId("3"));
  press("k");
  press("p");
  expect(pay).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

it("begins at the row whose card is open", () => {
  const { press, onStep, pay } = open("2");
  press("p");
  expect(pay).toHaveBeenCalledExactlyOnceWith(rows[1]);
  press("j");
  expect(onStep).toHaveBeenLastCalledWith(rows[2], 2);
});

const click = { detail: 1, metaKey: false, ctrlKey: false, shiftKey: false };
const ENTER = { ...click, detail: 0 };

describe("a click on a row", () => {
  it("shows the card of what has a page, and the second one opens the page", () => {
    expect(opensCard(click, true, false)).toBe(true);
    expect(opensCard(click, true, true)).toBe(false);
    expect(opensCard(ENTER, true, false)).toBe(false);
  });

  it("always shows the card of what has no page", () => {
    expect(opensCard(click, false, true)).toBe(true);
    expect(opensCard(ENTER, false, false)).toBe(true);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])(
    "is the link it is with %j",
    (how) => {
      expect(opensCard({ ...click, ...how }, true, false)).toBe(false);
      expect(opensCard({ ...click, ...how }, false, false)).toBe(false);
    },
  );
});
