import { expect, it } from "vitest";
import { isHandheld } from "./device-kind";

it.each([
  ["Safari en iOS", true],
  ["Chrome en Android", true],
  ["Celular de Ana", true],
  ["Chrome en Windows", false],
  ["Notebook del estudio", false],
  ["Otro programa", false],
])("takes «%s» for a phone: %s", (device, handheld) => {
  expect(isHandheld(device)).toBe(handheld);
});
