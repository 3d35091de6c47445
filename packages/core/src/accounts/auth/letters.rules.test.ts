import { describe, expect, it } from "vitest";
import { newSignInLetter, resetLetter, verificationLetter } from "./letters.rules";

const GIVEN = { code: "012345", url: "https://foja.ar/x?email=a%40b.ar&y=1" };

describe.each([
  ["verification", verificationLetter],
  ["reset", resetLetter],
])("the %s letter", (_, letter) => {
  it("says the code in its text and its HTML, and not in its subject, which ends in logs", () => {
    const { subject, text, html } = letter(GIVEN);
    expect(subject).not.toMatch(/\d/);
    expect(text).toContain("\n    012345\n");
    expect(html).toContain(">012345</p>");
    expect(text).toContain(GIVEN.url);
    expect(html).toContain('href="https://foja.ar/x?email=a%40b.ar&#38;y=1"');
  });

  it("tells how long it is good for, and what to do about an unasked one", () => {
    expect(letter(GIVEN).text).toMatch(/10 minutos[\s\S]*Si no /);
  });

  it("is a page in Spanish that needs no picture and no script", () => {
    const { html } = letter(GIVEN);
    expect(html).toMatch(/^<!doctype html>\n<html lang="es-AR">/);
    expect(html).not.toMatch(/<script|<img|https?:\/\/(?!foja\.ar)/);
  });
});

it("the sign-in notice shows a hostile name as a name", () => {
  const seen = { device: "Chrome", address: "203.0.113.7", when: "hoy", url: GIVEN.url };
  const name = '<img src=x onerror="1">\r\nBcc: z';
  const { text, html } = newSignInLetter({ ...seen, name });
  expect(html).not.toContain("<img");
  expect(html).toContain("&#60;img");
  expect(text).toContain('Hola, <img src=x onerror="1"> Bcc: z.');
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
