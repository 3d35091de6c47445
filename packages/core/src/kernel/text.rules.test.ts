import { expect, it } from "vitest";
import { fold, nameKey, words } from "./text.rules";

it.each([
  ["Muñoz  Pérez", "munoz perez"],
  ["  ÁRBOL\tS.A. ", "arbol s.a."],
  ["123456/2024", "123456/2024"],
])("folds %j into %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ["Pérez, Ana María", ["perez", "ana", "maria"]],
  ["Transportes del Sur S.A.", ["transportes", "del", "sur", "sa"]],
  ["¡... #!", []],
])("takes the words of %j", (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it.each([
  ["Ana Pérez", "Pérez, Ana"],
  ["Transportes S.A.", "TRANSPORTES SA"],
])("takes %j and %j for one name", (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});
