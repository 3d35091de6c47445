import { expect, it } from "vitest";
import { legalDocumentOf, legalVersions } from "./legal.rules";
import { LEGAL_KINDS } from "./legal.schema";

it.each(LEGAL_KINDS)("writes the %s document of headings, paragraphs and lists", (kind) => {
  const document = legalDocumentOf(kind, null);
  expect(document.version).toBe(legalVersions()[kind]);
  expect(document.html.replace(/<\/?(h2|p|ul|li)>/g, "")).not.toMatch(/[<>]/);
  expect(document.html).toMatch(/^<h2>/);
});

it("says what the plan costs, and nothing of a plan's name becomes HTML", () => {
  const offer = { displayName: "Uno <b>", price: "US$ 2,00 por día" };
  const { html } = legalDocumentOf("billing", offer);
  expect(html).toContain("El plan Uno &lt;b&gt; cuesta US$ 2,00 por día");
});

it("names the norms on which the right to withdraw stands", () => {
  const { html } = legalDocumentOf("refund", null);
  expect(html).toMatch(/diez días corridos.*ley 24\.240, artículo 34.*artículos 1110 a 1115/);
});
