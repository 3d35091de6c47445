// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clear, show } from "~/testing/stage";
import { PreviewBar } from "./preview-bar";

afterEach(clear);

/** The bar of a document of three pages at the second, whose calls are written down. */
function bar(sought = "") {
  const done: string[] = [];
  const note = (what: string) => (value?: unknown) => void done.push(`${what} ${value}`);
  const shown = show(
    <PreviewBar
      page={2}
      pages={3}
      scale={1}
      sought={sought}
      matches={{ current: 1, total: sought ? 4 : 0 }}
      onPage={note("page")}
      onZoom={note("zoom")}
      onLook={note("look")}
      onNext={note("backwards")}
      onPrint={() => void done.push("print")}
    />,
  );
  return { ...shown, done };
}

it.each([
  ["Página anterior", "page 1"],
  ["Página siguiente", "page 3"],
  ["Alejar", "zoom 0.8333333333333334"],
  ["Acercar", "zoom 1.2"],
  ["Ajustar al ancho", "zoom page-width"],
  ["Imprimir", "print"],
  ["Coincidencia anterior", "backwards true"],
  ["Coincidencia siguiente", "backwards false"],
])("does what «%s» says", async (name, call) => {
  const { press, done } = bar("aportes");
  await press(name, () => expect(done).toEqual([call]));
});

it("goes to a page that is typed, and back to the one there is from one that is not", async () => {
  const { done } = bar();
  const field = screen.getByLabelText("Número de página") as HTMLInputElement;
  const typed = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: "Enter" });
  };
  typed("3");
  typed("9");
  expect(done).toEqual(["page 3"]);
  expect(field.value).toBe("2");
});

it("looks for what is typed, and steps through what was found", async () => {
  const { done, type } = bar();
  await type("Buscar en este documento", "pericia");
  await expect.poll(() => done).toEqual(["look pericia"]);
});

it("says how many were found", () => {
  bar("aportes");
  expect(screen.getByText("1 de 4")).toBeTruthy();
});
