import { describe, expect, it } from "vitest";
import { bytesOf, cleanName, FILE_TYPES, standing, typeByName } from "./attachment.rules";
import type { Attachment } from "./task.schema";

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

describe("the files of a task", () => {
  const file = (status: Attachment["status"], createdAt: string, size = 10): Attachment => ({
    _id: "att",
    name: "a.pdf",
    type: "application/pdf",
    size,
    status,
    createdAt,
  });
  const old = file("ready", "2026-01-01T00:00:00.000Z");
  const begun = file("pending", "2026-11-20T11:00:00.000Z", 5);
  const late = file("pending", "2026-11-20T10:59:59.999Z", 7);

  it("stand when they are there, or were begun within the hour", () => {
    expect(standing([old, begun, late], "2026-11-20T12:00:00.000Z")).toEqual([old, begun]);
  });

  it("count once they are there", () => {
    expect(bytesOf([old, begun, late, old])).toBe(20);
    expect(bytesOf([])).toBe(0);
  });
});
