import { describe, expect, it } from "vitest";
import type { FactorNews } from "../factors/factors.rules";
import { factorLetter, newSignInLetter, resetLetter, verificationLetter } from "./letters.rules";

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

  it("says how long it is valid, and what to do if nobody asked for it", () => {
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

describe("the notice of a second factor", () => {
  const letter = (news: FactorNews) =>
    factorLetter({
      ...{ name: "Ana", device: "Chrome en Linux", address: "192.0.2.7" },
      ...{ when: "23 de noviembre de 2026, 09:00", url: "https://foja.ar/x" },
      news,
    });

  it.each([
    [{ what: "totpAdded" }, /pide desde ahora un código/],
    [{ what: "totpRemoved" }, /ya no pide códigos/],
    [{ what: "codesRenewed" }, /ya no sirven/],
    [{ what: "passkeyAdded", name: "Notebook" }, /«Notebook» se puede entrar/],
    [{ what: "passkeyRemoved", name: "Notebook" }, /«Notebook» ya no entra/],
    [{ what: "recoveryUsed", left: 8 }, /Te quedan 8\./],
    [{ what: "recoveryUsed", left: 1 }, /Te queda 1\./],
    [{ what: "recoveryUsed", left: 0 }, /Era el último/],
  ] as [FactorNews, RegExp][])("of %j says what happened, where and what to do", (news, words) => {
    const { text } = letter(news);
    expect(text).toMatch(words);
    expect(text).toContain("desde Chrome en Linux (dirección 192.0.2.7)");
    expect(text).toMatch(/Si no fuiste vos, cambiá tu contraseña/);
  });

  it("shows a hostile name as a name", () => {
    const { html, subject } = letter({ what: "passkeyAdded", name: "<b>x</b>\r\nBcc: a@b.ar" });
    expect(html).not.toContain("<b>");
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
