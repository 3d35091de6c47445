import { expect, it } from "vitest";
import { alertLetter } from "../alerts/letter.rules";
import { digestLetter } from "./letter.rules";

it("leads with a click to what it is about, to the preferences, and out of the digest", () => {
  const urls = { url: "https://foja.ar/a", preferencesUrl: "https://foja.ar/b" };
  const unsubscribeUrl = "https://foja.ar/unsubscribe?token=t";
  const digest = digestLetter({
    name: "Ana",
    practice: "Estudio de Eva\r\nRíos",
    subject: "Tu día",
    groups: [],
    ...urls,
    unsubscribeUrl,
  });
  const alert = alertLetter({ name: "Ana", primaryText: "Vence", secondaryText: null, ...urls });
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs(alert.html)).toEqual(Object.values(urls));
  expect(digest.text).toContain("Esto es lo que viene en Estudio de Eva Ríos.");
  expect(hrefs(digest.html)).toEqual([...Object.values(urls), unsubscribeUrl]);
  for (const url of hrefs(digest.html)) expect(digest.text).toContain(`: ${url}`);
  // No visible address: the link of a digest carries a long token.
  expect(digest.html.replace(/href="[^"]+"/g, "")).not.toContain("https:");
});
