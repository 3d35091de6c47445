import { expect, it } from "vitest";
import { foundIn } from "./match.rules";
import {
  indexOf,
  type Slice,
  sliceIn,
  sliceOf,
  sliceWritten,
  withoutParts,
  withPart,
} from "./postings.rules";
import { clausesOf } from "./words.rules";

/** A block with each document as a part, its slices written and read again. */
function blockOf(documents: string[][]): Map<number, Slice> {
  const block = new Map<number, Slice>();
  for (const [part, texts] of documents.entries()) {
    const { slices } = indexOf(texts.map((text, n) => ({ page: n + 1, text })));
    for (const [n, words] of slices) block.set(n, withPart(block.get(n) ?? new Map(), part, words));
  }
  return new Map([...block].map(([n, slice]) => [n, sliceIn(sliceWritten(slice))]));
}

const search = (block: Map<number, Slice>, query: string) =>
  foundIn((word) => block.get(sliceOf(word)), clausesOf(query)).map(
    ({ part, page }) => `${part}:${page}`,
  );

const BLOCK = blockOf([
  ["La falta de aportes fue probada.", "Aportes que no faltaron.", "Suma $ 1.234.567,89"],
  ["De la falta se deducen los aportes de 2024.", "Expte. 12.345/2024", "Expte. 2024/12.345"],
]);

it.each([
  ["aportes", ["1:1", "0:1", "0:2"]],
  ["APÓRT", ["1:1", "0:1", "0:2"]],
  ["falta", ["1:1", "0:1", "0:2"]],
  ['"falta"', ["1:1", "0:1"]],
  ['"falta de aportes"', ["0:1"]],
  ['"de falta"', []],
  ["probada deducen", []],
  ["deducen 2024", ["1:1"]],
  ["12345/2024", ["1:2"]],
  ["12.345/202", ["1:2"]],
  ["12.345/20", []],
  ["1234567,89", ["0:3"]],
  ["1.234.567", ["0:3"]],
  ["inexistente", []],
])("%s is found on its pages", (query, pages) => {
  expect(search(BLOCK, query)).toEqual(pages);
});

it("finds no more what was left out, and keeps the rest", () => {
  const left = new Map([...BLOCK].map(([n, slice]) => [n, withoutParts(slice, new Set([0]))]));
  expect(search(left, "aportes")).toEqual(["1:1"]);
  expect([...left.values()].some((slice) => slice.has("probada"))).toBe(false);
});

it("spreads the words of a language over its slices", () => {
  const text = ["de", "la", "que", "demanda", "despido", "aportes", "prueba", "pericia", "juzgado"];
  expect(new Set(text.map(sliceOf)).size).toBeGreaterThan(7);
  expect(sliceOf("aportes")).toBe(sliceOf("apo"));
});
