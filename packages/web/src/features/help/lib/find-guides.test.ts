import { expect, it } from "vitest";
import { guides } from "~/lib/guide-list";
import { findGuides, type Searched } from "./find-guides";

const slugs = (typed: string, texts: Record<string, string> = {}) =>
  findGuides(
    guides.map((guide): Searched => ({ ...guide, html: texts[guide.slug] })),
    typed,
  ).map(({ slug }) => slug);

it("lists all of them in order while nothing is typed", () => {
  expect(slugs(" ")).toEqual(guides.map(({ slug }) => slug));
});

it("finds whatever the accents and capitals, titles first", () => {
  expect(slugs("LIQUIDACION")[0]).toBe("liquidacion-laboral");
  expect(slugs("cáusa")[0]).toMatch(/causa|tribunal/);
});

it("asks for every word, and looks into the text last", () => {
  const texts = { planes: "<p>Mercado <strong>Pago</strong></p>", privacidad: "<p>mercado</p>" };
  expect(slugs("mercado pago", texts)).toEqual(["planes"]);
  expect(slugs("mercado", texts)).toEqual(["planes", "privacidad"]);
});

it("does not find what only the markup says", () => {
  expect(slugs("strong", { planes: "<strong>Elegir</strong>" })).toEqual([]);
});
