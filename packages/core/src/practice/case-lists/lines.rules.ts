import { numberText } from "../folders/number.rules";
import { isCaratula } from "./caratula.rules";
import { roleOfName } from "./columns.rules";
import type { Row } from "./found-case.rules";
import { numbersIn } from "./numbers.rules";
import type { Piece } from "./pieces.rules";

/** The lines of one case. `order` is what came first in it, where number and carátula are apart. */
export type Group = {
  line: number;
  text: string;
  pieces: Piece[];
  order: "number" | "caratula" | null;
};

type Line = {
  line: number;
  text: string;
  numbers: string[];
  isCaratula: boolean;
  opens: boolean;
  piece: Piece;
};

const BULLET = /^(?:[-*•·]\s?|\d{1,4}\s?[.)°][-\s]\s?)/u;
const LABELLED = /^([\p{L}°º. ]{2,40}?)\s?:\s?(.{1,1000})$/u;
const HAS_OBJECT = /(?:^|[\s.)])s\s?\/(?![ndf]\b)/iu;
const HAS_AGAINST = /(?:^|[\s.)])c\s?\/(?!u\b)/iu;

/** Groups the lines of a running text by case: one a line, or several lines a case. */
export function groupLines(rows: readonly Row[]): Group[] {
  const groups: (Group & { numbers: Set<string>; hasCaratula: boolean })[] = [];
  let wasBlank = true;
  for (const row of joined(rows)) {
    const text = row.cells.join(" ").trim();
    if (text === "") {
      wasBlank = true;
      continue;
    }
    const line = lineOf(row.line, text, wasBlank);
    wasBlank = false;
    const current = groups.at(-1);
    if (current && !begins(line, current)) add(current, line);
    else groups.push(opened(line));
  }
  return groups.map(({ numbers, hasCaratula, ...group }) => group);
}

/** A carátula that goes on in the next line («A c/ B» and «S.A. s/ despido») is one line. */
function joined(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  for (const row of rows) {
    const before = all.at(-1);
    const [text, last] = [row.cells.join(" ").trim(), before?.cells.join(" ").trim() ?? ""];
    const goesOn =
      last !== "" &&
      HAS_AGAINST.test(last) &&
      !HAS_OBJECT.test(last) &&
      HAS_OBJECT.test(text) &&
      !HAS_AGAINST.test(text) &&
      !BULLET.test(text) &&
      numbersIn(last).length === 0;
    if (before && goesOn) all[all.length - 1] = { line: before.line, cells: [`${last} ${text}`] };
    else all.push(row);
  }
  return all;
}

function lineOf(line: number, text: string, wasBlank: boolean): Line {
  const [, label = "", value = ""] = LABELLED.exec(text) ?? [];
  const role = roleOfName(label);
  const piece: Piece = role
    ? { role, head: label, text: value }
    : { role: "line", head: null, text: text.replace(BULLET, "") };
  const isNumbered = role === undefined || role === "number" || role === "case";
  return {
    line,
    text,
    numbers: isNumbered ? numbersIn(text).map(({ number }) => numberText(number) ?? number) : [],
    isCaratula: role === "caratula" || (isCaratula(text) && role !== "notes"),
    opens: wasBlank || BULLET.test(text),
    piece,
  };
}

type Current = { numbers: Set<string>; hasCaratula: boolean };

/** Whether a line begins another case: it brings what the case before has already. */
function begins(line: Line, { numbers, hasCaratula }: Current): boolean {
  if (line.opens && (line.isCaratula || line.numbers.length > 0)) return true;
  if (line.isCaratula && hasCaratula) return true;
  if (line.numbers.some((number) => numbers.size > 0 && !numbers.has(number))) return true;
  // A line of nothing after a blank one is no detail of the case before.
  return line.opens && line.piece.role === "line";
}

const opened = (line: Line) => ({
  line: line.line,
  text: line.text,
  pieces: [line.piece],
  numbers: new Set(line.numbers),
  hasCaratula: line.isCaratula,
  order: null,
});

function add(group: Group & Current, line: Line): void {
  const hadNumber = group.numbers.size > 0;
  if (line.isCaratula && hadNumber && !group.hasCaratula) group.order = "number";
  if (line.numbers.length > 0 && group.hasCaratula && !hadNumber) group.order = "caratula";
  group.pieces.push(line.piece);
  group.text = `${group.text}\n${line.text}`;
  group.hasCaratula ||= line.isCaratula;
  for (const number of line.numbers) group.numbers.add(number);
}

/** The order in which most cases of a text write number and carátula, where they are apart. */
export function usualOrder(groups: readonly Group[]): Group["order"] {
  const first = groups.filter(({ order }) => order === "number").length;
  const then = groups.filter(({ order }) => order === "caratula").length;
  if (first + then === 0) return null;
  return first >= then ? "number" : "caratula";
}
