import { readCases } from "@foja/core/practice/case-lists/case-list.rules";
import { expect, it } from "vitest";
import { broughtNow, courtOf, inHeaps, questionsOf } from "./list-view";

const read = (...lines: string[]) => {
  const rows = lines.map((line, i) => ({ line: i + 1, cells: [line] }));
  return readCases([{ source: "lista", rows }], "2026-11-27");
};
const names = (cases: readonly { fields: { folderName: string } }[]) =>
  cases.map(({ fields }) => fields.folderName);

const LIST = read(
  "A s/ B CIV 1/2020",
  "C s/ D CIV 2/2020",
  "E s/ F CIV 001/2020",
  "G s/ H",
  "I s/ J",
  "K s/ L SI-4-2020",
);

it("puts each case in one heap: known ones and those of an earlier number are repeated", () => {
  const { sure, doubtful, twice, out } = inHeaps(LIST, { 1: { _id: "fol_1", name: "La mía" } });
  expect([sure, doubtful, twice, out].map(names)).toEqual([
    ["A s/ B", "K s/ L"],
    ["G s/ H", "I s/ J"],
    ["C s/ D", "E s/ F"],
    [],
  ]);
});

it("asks each question once, with how many ask it", () => {
  expect(questionsOf(LIST).map(({ doubt, count }) => [doubt.key, count])).toEqual([["number", 2]]);
});

it("brings as many as there is room for, those first that a person chose", () => {
  const sure = LIST.slice(0, 2).map((one) => (one.id === 1 ? { ...one, isFirst: true } : one));
  expect(names(broughtNow(sure, 1))).toEqual(["C s/ D"]);
  expect(broughtNow(sure, 0)).toEqual([]);
  expect(names(broughtNow(sure, 9))).toEqual(["A s/ B", "C s/ D"]);
});

it("names the court of a row", () => {
  const [civil, , , none, , mev] = LIST;
  expect([civil, none, mev].map((one) => one && courtOf(one))).toEqual([
    "PJN · CIV",
    "Sin vínculo",
    "MEV · San Isidro",
  ]);
});
