import { describe, expect, it } from "vitest";
import { cleanName, FILE_TYPES, isGivenUp, typeByName } from "./file.rules";

describe("the name of a file", () => {
  it.each([
    ["demanda.pdf", "demanda.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Documentos\\año 2026.pdf", "año 2026.pdf"],
    ["a\r\nb.pdf", "ab.pdf"],
    ["a\u0000b.pdf", "ab.pdf"],
    ["\u202efdp.exe", "fdp.exe"],
    ['co"mi<ll>as|:*?.pdf', "comillas.pdf"],
    ["  .oculto  ", "oculto"],
    ["n\u0303.pdf", "ñ.pdf"],
    ["a \t  b.pdf", "a b.pdf"],
    ["/", ""],
    ["...", ""],
  ])("%j is kept as %j", (name, kept) => {
    expect(cleanName(name)).toBe(kept);
  });

  it.each([
    ["a.pdf", "application/pdf"],
    ["a.b.JPG", "image/jpeg"],
    ["a.jpeg", "image/jpeg"],
    ["a.csv", "text/csv"],
    ["a.svg", undefined],
    ["a.html", undefined],
    ["pdf", undefined],
    ["a.pdf.exe", undefined],
  ])("%s says it is %s", (name, type) => {
    expect(typeByName(name)).toBe(type);
  });

  it("is of no type that a browser would run", () => {
    expect(Object.keys(FILE_TYPES).join()).not.toMatch(/svg|html|xml,|javascript/);
  });
});

it("is given up an hour after it was begun, and not before", () => {
  const begun = { createdAt: "2026-11-20T11:00:00.000Z" };
  expect(isGivenUp(begun, "2026-11-20T12:00:00.000Z")).toBe(false);
  expect(isGivenUp(begun, "2026-11-20T12:00:00.001Z")).toBe(true);
});
