// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { clear, show } from "~/testing/stage";
import { PicturePreview } from "./picture-preview";

afterEach(clear);

const DOCUMENT = { name: "Recibo", file: { type: "image/png" } };

it("shows a picture as data, and prints it", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  Object.assign(Image.prototype, { decode: () => Promise.resolve() });
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const { press } = show(
    <PicturePreview document={DOCUMENT as never} bytes={bytes} page={1} q="" />,
  );
  const picture = await screen.findByAltText("Recibo");
  expect(picture.getAttribute("src")).toBe("data:image/png;base64,AQID");
  await press("Imprimir", () => expect(print).toHaveBeenCalledOnce());
});
