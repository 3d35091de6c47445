// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calls, until } from "~/testing/press";
import { clear, show as showPage } from "~/testing/stage";
import { PickDialog } from "./pick-dialog";

const onPick = vi.fn();
const onCreate = vi.fn();
type Given = { text: string; isReading: boolean; labels: string[] };

let show: (given: Given) => void;

function Picker(first: Given) {
  const [{ text, isReading, labels }, setGiven] = useState(first);
  show = (given) => act(() => setGiven(given));
  return (
    <PickDialog
      title="Agregar a la causa"
      placeholder="Buscar"
      nothing="No encontramos otro contacto así."
      options={labels.map((label) => ({ _id: label, label }))}
      onText={() => undefined}
      onClose={() => undefined}
      {...{ text, isReading, onPick, onCreate }}
    />
  );
}

const enter = async () => {
  await until(() => expect(document.querySelector("form")).not.toBeNull());
  act(() => {
    const form = document.querySelector("form");
    form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
};

beforeEach(() => {
  onPick.mockClear();
  onCreate.mockClear();
});
afterEach(clear);

it("takes with Enter the first that matches, or else creates one", async () => {
  showPage(<Picker text="sosa" isReading={false} labels={["Marcos Sosa", "Mariana Sosa"]} />);
  await enter();
  expect(onPick.mock.calls).toEqual([["Marcos Sosa"]]);
  show({ text: "luz", isReading: false, labels: [] });
  expect(onCreate).not.toHaveBeenCalled();
  await enter();
  expect(onCreate.mock.calls).toEqual([["luz"]]);
});

it("waits with Enter for the options of the text, and takes the first of those", async () => {
  showPage(<Picker text="mar" isReading labels={["Ana Mar"]} />);
  await enter();
  expect(onPick).not.toHaveBeenCalled();
  show({ text: "mar", isReading: false, labels: ["Marcos Sosa"] });
  expect(onPick.mock.calls).toEqual([["Marcos Sosa"]]);
  show({ text: "mar", isReading: false, labels: ["Mariana Sosa"] });
  expect(onPick).toHaveBeenCalledOnce();
});

it("takes the one that is pressed, or creates one of the typed name", async () => {
  const { press } = showPage(<Picker text="sosa" isReading={false} labels={["Mariana Sosa"]} />);
  await press("Mariana Sosa", calls(onPick, "Mariana Sosa"));
  await press("Crear «sosa»", calls(onCreate, "sosa"));
});
