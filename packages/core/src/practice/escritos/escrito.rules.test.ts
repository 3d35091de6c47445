import { describe, expect, it } from "vitest";
import { fileNameOf, keepsEarlier, missingSentence, refusalOf } from "./escrito.rules";

const missing = (...labels: string[]) => labels.map((label) => ({ variable: label, label }));

describe("the states of a writ", () => {
  it.each([
    ["borrador", [], "listo", undefined],
    ["borrador", missing("Actor"), "revision", undefined],
    ["borrador", missing("Actor"), "listo", "incomplete"],
    ["revision", missing("Actor"), "presentado", "incomplete"],
    ["listo", [], "presentado", undefined],
    ["listo", [], "borrador", undefined],
    ["presentado", [], "borrador", "filed"],
  ] as const)("from %s, lacking %j, to %s: %s", (status, lacking, next, refusal) => {
    expect(refusalOf({ status, missing: lacking }, next)).toBe(refusal);
  });

  it("say what is missing", () => {
    expect(missingSentence(missing("Actor"))).toBe("Falta un dato: «Actor».");
    expect(missingSentence(missing("A", "B"))).toBe("Faltan 2 datos: «A» y «B».");
    expect(missingSentence(missing("A", "B", "C", "D", "E"))).toBe(
      "Faltan 5 datos: «A», «B», «C» y 2 más.",
    );
  });
});

it("keeps what another person wrote, and what was written ten minutes before", () => {
  const read = { keptAt: null, createdAt: "2026-11-27T12:00:00.000Z", writtenBy: "usr_1" };
  expect(keepsEarlier(read, "usr_1", "2026-11-27T12:10:00.000Z")).toBe(false);
  expect(keepsEarlier(read, "usr_1", "2026-11-27T12:10:00.001Z")).toBe(true);
  expect(keepsEarlier(read, "usr_2", "2026-11-27T12:00:01.000Z")).toBe(true);
});

it("names files without what file systems refuse", () => {
  expect(fileNameOf('Pide: "a/b"  *c*', "pdf")).toBe("Pide a b c.pdf");
  expect(fileNameOf("x".repeat(200), "docx")).toHaveLength(105);
});
