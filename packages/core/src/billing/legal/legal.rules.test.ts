import { expect, it } from "vitest";
import { legalDocumentOf, legalVersions } from "./legal.rules";
import { LEGAL_KINDS } from "./legal.schema";
import { POLICIES, POLICY_KINDS } from "./policies.rules";

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

it("asks for a request to be registered under the norm in force, and under none repealed", () => {
  const texts = [legalDocumentOf("refund", null).html, JSON.stringify(POLICIES.terms)];
  for (const text of texts) {
    expect(text).toContain("Disposición 954/2025");
    expect(text).not.toMatch(/424\/2020|316\/2018/);
  }
});

it("says in the privacy text what the law asks for word by word", () => {
  const text = JSON.stringify(POLICIES.privacy);
  expect(text).toContain("intervalos no inferiores a seis meses");
  expect(text).toContain("AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA");
});

it.each(POLICY_KINDS)("dates the %s", (kind) => {
  expect(POLICIES[kind].version).toMatch(/^2\d{3}-\d{2}-\d{2}$/);
});
