// @vitest-environment happy-dom
import { screen } from "@testing-library/dom";
import { afterEach, expect, it, vi } from "vitest";
import { calls, sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { PhotoField } from "./photo-field";

afterEach(clear);

const ANA = { firstName: "Ana", lastName: "Núñez" };
const PICTURE = "data:image/jpeg;base64,/9j/4AAQ";

it("opens the system's dialog for pictures, and says that a file is none", async () => {
  const onChange = vi.fn();
  const { press } = show(<PhotoField user={ANA} value="" error={undefined} onChange={onChange} />);
  const input = screen.getByLabelText<HTMLInputElement>("Elegir un archivo");
  expect(input.accept).toBe("image/*");
  const opened = vi.fn();
  input.addEventListener("click", opened);
  await press("Elegir una foto", calls(opened));
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("none")));
  Object.defineProperty(input, "files", { value: [new File(["<svg/>"], "yo.svg")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await sees("No pudimos leer esa imagen. Probá con una JPG o PNG.");
  vi.unstubAllGlobals();
  expect(onChange).not.toHaveBeenCalled();
});

it("takes the photo away", async () => {
  const onChange = vi.fn();
  const { press } = show(
    <PhotoField user={ANA} value={PICTURE} error={undefined} onChange={onChange} />,
  );
  expect(document.querySelector("img")?.getAttribute("src")).toBe(PICTURE);
  await press("Quitar la foto", calls(onChange, ""));
});
