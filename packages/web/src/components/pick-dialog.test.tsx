// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { mount } from "~/testing/mount";
import { PickDialog } from "./pick-dialog";

const on = { onText: vi.fn(), onPick: vi.fn(), onCreate: vi.fn(), onClose: vi.fn() };
let page: ReturnType<typeof mount>;

afterEach(() => {
  page.close();
  vi.clearAllMocks();
});

/** Presses Enter in the dialog's search. */
function enter(isReading: boolean, labels: string[]) {
  const options = labels.map((label) => ({ _id: label, label }));
  page = mount(
    <PickDialog
      {...{ title: "Vincular", placeholder: "Buscar", nothing: "Nada.", text: "sosa" }}
      {...{ options, isReading, ...on }}
    />,
  );
  const form = document.querySelector("form") as HTMLFormElement;
  act(() => form.requestSubmit());
  return [on.onPick.mock.calls.flat(), on.onCreate.mock.calls.flat()];
}

it.each([
  ["takes the first", false, ["Sosa"], [["Sosa"], []]],
  ["creates one where there is none", false, [], [[], ["sosa"]]],
  ["waits for the options of the text", true, ["Álvarez"], [[], []]],
  ["waits until it is known that there is none", true, [], [[], []]],
])("on Enter %s", (_, isReading, labels, expected) => {
  expect(enter(isReading, labels)).toEqual(expected);
});
