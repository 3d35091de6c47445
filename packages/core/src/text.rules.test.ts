import { expect, it } from "vitest";
import { fold } from "./text.rules";

it.each([
  ["Muñoz  Pérez", "munoz perez"],
  ["  ÁRBOL\tS.A. ", "arbol s.a."],
  ["123456/2024", "123456/2024"],
])("folds %j into %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
