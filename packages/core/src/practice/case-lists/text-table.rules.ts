import Papa from "papaparse";
import { cleanText } from "./clean.rules";
import type { Row, Table } from "./found-case.rules";

/** What may part the cells of a text, the surest first; a comma only in a file of that kind. */
const SEPARATORS = ["\t", ";", "|"] as const;
const MOST_LOOKED_AT = 200;
const SHARE = 0.6;

/**
 * A text as a table: by its tabs, semicolons or bars where most of its lines have them, else one cell
 * a line. `isCsv`: the text is a file of cells, which commas may part, too. Lines count from 1.
 */
export function tableOfText(source: string, text: string, isCsv = false): Table {
  const clean = cleanText(text);
  const lines = clean.split("\n");
  const separator = separatorOf(lines) ?? (isCsv ? "," : undefined);
  if (separator === undefined) return { source, rows: lines.map(lineRow) };
  return { source, rows: cellsOf(clean, separator) };
}

const lineRow = (line: string, i: number): Row => ({ line: i + 1, cells: [line] });

/** The cells of a text by what parts them, with the lines in which their rows begin. */
export function cellsOf(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  for (const cells of Papa.parse<string[]>(text, { delimiter: separator }).data) {
    rows.push({ line, cells: cells.map((cell) => cell.trim()) });
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0);
  }
  return rows;
}

function separatorOf(lines: readonly string[]): string | undefined {
  const filled = lines.filter((line) => line.trim() !== "").slice(0, MOST_LOOKED_AT);
  return SEPARATORS.find(
    (one) =>
      filled.length > 0 &&
      filled.filter((line) => line.includes(one)).length >= filled.length * SHARE,
  );
}
