import { expect, it } from "vitest";
import { limitSentence, PLANS } from "./plan.rules";

it("ships the limits that were settled", () => {
  const MB = 1_048_576;
  expect(Object.fromEntries(Object.entries(PLANS).map(([id, plan]) => [id, plan.limits]))).toEqual({
    free: { folders: 5, calculators: 3, contacts: 10, storage: 50 * MB, members: 1 },
    standard: { folders: 50, calculators: 20, contacts: 100, storage: 1024 * MB, members: 3 },
    premium: { folders: 500, calculators: 200, contacts: 1000, storage: 10_240 * MB, members: 10 },
  });
});

it.each([
  ["contacts", 10, "Llegaste al límite de 10 contactos de tu plan Gratuito."],
  ["members", 1, "Llegaste al límite de 1 persona de tu plan Gratuito."],
  ["folders", 0, "Llegaste al límite de 0 causas de tu plan Gratuito."],
  ["storage", 52_428_800, "Llegaste al límite de 50 MB de archivos de tu plan Gratuito."],
] as const)("refuses more %s than %s in words", (resource, limit, sentence) => {
  expect(limitSentence(resource, limit, "Gratuito")).toBe(sentence);
});
