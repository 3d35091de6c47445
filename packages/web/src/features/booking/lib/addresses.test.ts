import { describe, expect, it } from "vitest";
import { slugFor, slugIn, tokenIn } from "./addresses";

describe("slugIn", () => {
  it.each([
    ["estudio-perez", "estudio-perez"],
    [" Estudio Pérez ", "estudio-perez"],
    ["https://foja.ar/booking/estudio-perez?tipo=x", "estudio-perez"],
    ["foja.ar/booking/estudio-perez/", "estudio-perez"],
    ["https://foja.ar/otra", undefined],
    ["ab", undefined],
    ["", undefined],
  ])("finds in «%s» %s", (typed, slug) => expect(slugIn(typed)).toBe(slug));
});

it.each([
  ["Estudio Quiroga", "estudio-quiroga"],
  [" Pérez & Asociados S.R.L. ", "perez-asociados-s-r-l"],
  ["Yo", ""],
  ["a".repeat(80), "a".repeat(60)],
])("proposes for «%s» the address «%s»", (name, slug) => expect(slugFor(name)).toBe(slug));

describe("tokenIn", () => {
  const TOKEN = "Xk3_-aXk3_-aXk3_-aXk3_-aXk3_-a";
  it.each([
    [TOKEN, TOKEN],
    [`https://foja.ar/manage-booking/${TOKEN}`, TOKEN],
    [`https://foja.ar/manage-booking/${TOKEN}?x=1#y`, TOKEN],
    ["123456", undefined],
    ["https://foja.ar/booking/estudio-perez", undefined],
  ])("finds in «%s» %s", (typed, token) => expect(tokenIn(typed)).toBe(token));
});
