import { describe, expect, it } from "vitest";
import {
  alertLetter,
  digestLetter,
  newSignInLetter,
  resetLetter,
  verificationLetter,
} from "./mail.rules";

const GIVEN = { name: "Ana", code: "012345", url: "https://foja.ar/x?email=a%40b.ar&y=1" };

describe.each([
  ["verification", verificationLetter],
  ["reset", resetLetter],
])("the %s letter", (_, letter) => {
  it("says the code in its subject, its text and its HTML", () => {
    const { subject, text, html } = letter(GIVEN);
    expect(subject).toMatch(/^012345 es tu código/);
    expect(text).toContain("\n    012345\n");
    expect(html).toContain(">012345</p>");
    expect(text).toContain(GIVEN.url);
    expect(html).toContain('href="https://foja.ar/x?email=a%40b.ar&#38;y=1"');
  });

  it("tells how long it is good for, and what to do about an unasked one", () => {
    expect(letter(GIVEN).text).toMatch(/10 minutos[\s\S]*Si no /);
  });

  it("shows a hostile name as a name", () => {
    const { subject, text, html } = letter({ ...GIVEN, name: '<img src=x onerror="1">\r\nBcc: z' });
    expect(html).not.toContain("<img");
    expect(html).toContain("&#60;img");
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('Hola, <img src=x onerror="1"> Bcc: z.');
  });

  it("is a page in Spanish that needs no picture and no script", () => {
    const { html } = letter(GIVEN);
    expect(html).toMatch(/^<!doctype html>\n<html lang="es-AR">/);
    expect(html).not.toMatch(/<script|<img|https?:\/\/(?!foja\.ar)/);
  });
});

it("the sign-in notice says when, from what and from where", () => {
  const { subject, text } = newSignInLetter({
    name: "Ana",
    device: "Chrome en Windows",
    address: "203.0.113.7",
    when: "20 de noviembre de 2026, 15:04",
    url: "https://foja.ar/apps/profiles/account/settings",
  });
  expect(subject).toBe("Nuevo ingreso a tu cuenta de Foja");
  expect(text).toContain(
    "el 20 de noviembre de 2026, 15:04 desde Chrome en Windows (dirección 203.0.113.7)",
  );
});

it("leads with a click to what is told of, to the preferences, and out of the digest", () => {
  const urls = { url: "https://foja.ar/a", preferencesUrl: "https://foja.ar/b" };
  const unsubscribeUrl = "https://foja.ar/unsubscribe?token=t";
  const digest = digestLetter({
    name: "Ana",
    subject: "Tu día",
    groups: [],
    ...urls,
    unsubscribeUrl,
  });
  const alert = alertLetter({ name: "Ana", primaryText: "Vence", secondaryText: null, ...urls });
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs(alert.html)).toEqual(Object.values(urls));
  expect(hrefs(digest.html)).toEqual([...Object.values(urls), unsubscribeUrl]);
  for (const url of hrefs(digest.html)) expect(digest.text).toContain(`: ${url}`);
  // No address to read: the one of a digest carries a long token.
  expect(digest.html.replace(/href="[^"]+"/g, "")).not.toContain("https:");
});
