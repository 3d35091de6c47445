import { expect, it } from "vitest";
import { passwordStrength, STRENGTHS } from "./password-strength";

it.each([
  ["", "muy corta"],
  ["Ab1!", "muy corta"],
  ["aaaaaaaa", "débil"],
  ["abcdefgh", "débil"],
  ["abcdefg1", "débil"],
  ["Abcdefg1", "aceptable"],
  ["Abcdef1!", "buena"],
  ["un perro azul lee", "buena"],
  ["Un perro azul lee 3 fojas", "muy buena"],
])("«%s» is %s", (password, name) => {
  expect(STRENGTHS[passwordStrength(password)]).toBe(name);
});
