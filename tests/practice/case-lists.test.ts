import { fold } from "@foja/core/kernel/text.rules";
import { readCases } from "@foja/core/practice/case-lists/case-list.rules";
import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { numberText } from "@foja/core/practice/folders/number.rules";
import { describe, expect, it } from "vitest";
import { SEED } from "../harness/draw";
import { type CaseList, caseLists, STYLES, type TrueCase } from "./case-lists";

const COUNT = 500;

/** A list as the browser hands it over: a spreadsheet in cells, the rest in lines. */
function tableOf({ style, text }: CaseList) {
  const parts = { portal: "\t", spreadsheet: ";", text: "\n", lines: "\n" }[style];
  const rows = text.split("\n").map((line, i) => ({ line: i + 1, cells: line.split(parts) }));
  return { source: style, rows };
}

/** A carátula without the differences of writing that carry nothing. */
const plain = (text: string) => fold(text).replace(/[^a-z0-9/]+/g, "");

type Score = { style: string; cases: number; numbers: number; caratulas: number; wrong: string[] };

function scoreOf(list: CaseList): Score {
  const found = readCases([tableOf(list)], "2026-11-27");
  const numbers = new Set(found.map(({ fields }) => numberText(fields.folderExpediente ?? "")));
  const names = new Set(found.map(({ fields }) => plain(fields.folderName)));
  const digits = (number: string) => numberText(number)?.replace(/^[a-z]{3}-(?=\d)/, "");
  const has = ({ number }: TrueCase) =>
    numbers.has(numberText(number)) || numbers.has(digits(number));
  return {
    style: list.style,
    cases: list.truth.length,
    numbers: list.truth.filter(has).length,
    caratulas: list.truth.filter(({ caratula }) => names.has(plain(caratula))).length,
    wrong: found
      .filter((one) => one.doubts.length === 0)
      .filter(isNot(list.truth))
      .map(shown),
  };
}

const isNot = (truth: readonly TrueCase[]) => (one: FoundCase) =>
  !truth.some(
    ({ caratula, number, department }) =>
      plain(one.fields.folderName) === plain(caratula) &&
      numberText(one.fields.folderExpediente ?? "") === numberText(number) &&
      (one.court?.department ?? null) === department,
  );

const shown = ({ fields, row }: FoundCase) =>
  `${fields.folderExpediente} · ${fields.folderName} ← ${row.text}`;

describe("reading lists of five hundred cases, written in four ways", () => {
  it.each([SEED, 1, 2])(
    "finds their numbers and carátulas, and is sure of none that is wrong (seed %i)",
    (seed) => {
      const scores = caseLists(seed, COUNT).map(scoreOf);
      const sum = (name: "cases" | "numbers" | "caratulas") =>
        scores.reduce((total, score) => total + score[name], 0);
      console.log(
        `seed ${seed}: numbers ${sum("numbers")} and carátulas ${sum("caratulas")} of ${sum("cases")}; ${scores
          .map(
            ({ style, numbers, caratulas, cases }) => `${style} ${numbers}/${caratulas}/${cases}`,
          )
          .join(", ")}`,
      );
      expect(scores.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(scores.map(({ style }) => style)).toEqual(STYLES);
      expect(sum("numbers")).toBeGreaterThanOrEqual(COUNT * 0.99);
      expect(sum("caratulas")).toBeGreaterThanOrEqual(COUNT * 0.99);
    },
  );
});
