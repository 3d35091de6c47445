import { expect, it } from "vitest";
import { tableOfText } from "./text-table.rules";

it.each([
  ["tabs", "a\tb\nc\td"],
  ["semicolons", "a;b\nc;d"],
  ["bars", "a | b\nc | d"],
])("parts the cells of a text at its %s", (_, text) => {
  expect(tableOfText("x", text).rows).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["c", "d"] },
  ]);
});

it("leaves commas in a text, and parts a file at them", () => {
  expect(tableOfText("x", "PEREZ, ANA c/ B").rows).toEqual([
    { line: 1, cells: ["PEREZ, ANA c/ B"] },
  ]);
  expect(tableOfText("x", 'a,"b, c"', true).rows).toEqual([{ line: 1, cells: ["a", "b, c"] }]);
});

it("counts the lines of a cell that has several", () => {
  expect(tableOfText("x", '"a\nb";c\r\nd;e').rows).toEqual([
    { line: 1, cells: ["a\nb", "c"] },
    { line: 3, cells: ["d", "e"] },
  ]);
});
