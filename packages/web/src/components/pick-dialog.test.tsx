// @vitest-environment happy-dom
import { act, type PropsWithChildren, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "~/testing/mount";
import { PickDialog } from "./pick-dialog";

vi.mock("lucide-react", () => ({ Plus: () => null, Search: () => null }));
vi.mock("./ui/dialog", () => ({ Dialog: ({ children }: PropsWithChildren) => children }));

const onPick = vi.fn();
const onCreate = vi.fn();
type Given = { text: string; isReading: boolean; labels: string[] };

let page: ReturnType<typeof mount>;
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

const enter = () =>
  act(() => {
    const form = page.host.querySelector("form");
    form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => page.close());

it("takes with Enter the first that matches, or else creates one", () => {
  page = mount(<Picker text="sosa" isReading={false} labels={["Marcos Sosa", "Mariana Sosa"]} />);
  enter();
  expect(onPick.mock.calls).toEqual([["Marcos Sosa"]]);
  show({ text: "luz", isReading: false, labels: [] });
  expect(onCreate).not.toHaveBeenCalled();
  enter();
  expect(onCreate.mock.calls).toEqual([["luz"]]);
});

it("waits with Enter for the options of the text, and takes the first of those", () => {
  page = mount(<Picker text="mar" isReading labels={["Ana Mar"]} />);
  enter();
  expect(onPick).not.toHaveBeenCalled();
  show({ text: "mar", isReading: false, labels: ["Marcos Sosa"] });
  expect(onPick.mock.calls).toEqual([["Marcos Sosa"]]);
  show({ text: "mar", isReading: false, labels: ["Mariana Sosa"] });
  expect(onPick).toHaveBeenCalledOnce();
});
