import { expect, it } from "vitest";
import { calculatorDetail, calculatorTitle } from "./words.rules";

it.each([
  ["labor", "Liquidación de la demanda", "Liquidación de la demanda", null],
  ["plazo", "Apelar\nCIV 1/2024: Sentencia\nFallo.", "Apelar", "CIV 1/2024: Sentencia\nFallo."],
  ["plazo", "", "Plazo", null],
  ["labor", null, "Liquidación laboral", null],
  ["otro", " \n ", "Cálculo", null],
])("calls a calculation (%s, %j) «%s», and distinguishes the rest", (type, said, title, detail) => {
  expect(calculatorTitle(type, said)).toBe(title);
  expect(calculatorDetail(said)).toBe(detail);
});
