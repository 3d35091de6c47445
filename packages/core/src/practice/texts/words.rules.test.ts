import { describe, expect, it } from "vitest";
import { clausesOf, lineAround, marksIn, wordsIn } from "./words.rules";

const words = (text: string) => wordsIn(text).map(({ word }) => word);

describe("the words of a text", () => {
  it.each([
    ["La Pericia, según el ARTÍCULO 80.", ["la", "pericia", "segun", "el", "articulo", "80"]],
    ["$ 1.234.567,89", ["1234567", "89"]],
    ["Expte. CNT 12.345/2024/CA1", ["expte", "cnt", "12345", "2024", "ca1"]],
    ["27.11.2026 y 3.1416", ["27", "11", "2026", "y", "3", "1416"]],
    ["CUIT 20-12345678-9", ["cuit", "20", "12345678", "9"]],
    ["indemni-\n zación por despido", ["indemnizacion", "por", "despido"]],
    ["físico-químico", ["fisico", "quimico"]],
    ["año ñandú".normalize("NFD"), ["ano", "nandu"]],
    ["· — §", []],
  ])("of %j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("say where they stand", () => {
    expect(wordsIn("de 1.234 más")).toEqual([
      { word: "de", from: 0, to: 2 },
      { word: "1234", from: 3, to: 8 },
      { word: "mas", from: 9, to: 12 },
    ]);
  });
});

describe("what a query asks for", () => {
  it.each([
    ["aportes", [{ words: ["aportes"], isBegun: true }]],
    [
      '"Falta de aportes" 2024',
      [
        { words: ["falta", "de", "aportes"], isBegun: false },
        { words: ["2024"], isBegun: true },
      ],
    ],
    ["«falta de", [{ words: ["falta", "de"], isBegun: false }]],
    ["12.345/2024", [{ words: ["12345", "2024"], isBegun: true }]],
    [
      "art 80",
      [
        { words: ["art"], isBegun: true },
        { words: ["80"], isBegun: false },
      ],
    ],
    ['  "" - ', []],
  ])("in %j", (query, expected) => {
    expect(clausesOf(query)).toEqual(expected);
  });

  it("has sixteen words at most", () => {
    const sought = clausesOf(Array.from({ length: 40 }, (_, n) => `palabra${n}`).join(" "));
    expect(sought).toHaveLength(16);
  });
});

describe("the line around", () => {
  it("shows what was found between the words beside it", () => {
    const text = `${"antes ".repeat(40)}falta de APORTES ${"después ".repeat(40)}`;
    const line = lineAround(text, clausesOf('"falta de aportes"'));
    expect(line).toMatch(/^… (antes )+falta de APORTES (después )+…$/);
    expect(line.length).toBeLessThan(220);
  });

  it("is the whole of a short page", () => {
    expect(lineAround("Falta\n de   aportes.", clausesOf("aport"))).toBe("Falta de aportes.");
  });

  it("shows a word longer than the line whole", () => {
    const long = "x".repeat(300);
    expect(lineAround(`${long} aportes`, clausesOf("aportes"))).toMatch(/^… aportes$/);
  });
});

it("marks each place once", () => {
  expect(
    marksIn("Aportes y aporte; falta de aportes", clausesOf('aport "falta de aportes"')),
  ).toEqual([
    { from: 0, to: 7 },
    { from: 10, to: 16 },
    { from: 18, to: 34 },
  ]);
});
