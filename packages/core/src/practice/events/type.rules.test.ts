import { expect, it } from "vitest";
import { typeIn } from "./type.rules";

it.each([
  ["Audiencia de vista de causa", "audiencia"],
  ["Mediación: Sosa c/ Gómez", "mediacion"],
  ["Pericia médica", "pericia"],
  ["Segunda reunión con la clienta", "reunion"],
  ["Vencimiento del traslado", "otro"],
  ["Audiencias", "otro"],
  ["", "otro"],
])("reads the type of «%s»", (title, type) => {
  expect(typeIn(title)).toBe(type);
});
