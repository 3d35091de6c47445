import type { Row } from "../field";
import { type Column, WAYS } from "./column";

/** What was read of a pasted sheet: the rows, and the lines that are none, with their number. */
export type Pasted = { rows: Row["values"][]; unread: { line: number; text: string }[] };

/**
 * Rows of cells copied from a spreadsheet, in any order of columns: each column takes the first cell
 * that fits it, and texts what is left. A first line without figures is a heading.
 */
export function readPasted(text: string, columns: readonly Column[]): Pasted {
  const lines = text
    .split(/\r?\n/)
    .map((line, i) => ({ line: i + 1, text: line }))
    .filter(({ text: own }) => own.trim() !== "");
  const separator = separatorOf(text);
  const rows: Row["values"][] = [];
  const unread: Pasted["unread"] = [];
  for (const [i, one] of lines.entries()) {
    const cells = one.text.split(separator).map((cell) => cell.replace(/^"|"$/g, "").trim());
    const row = rowOf(cells, columns);
    if (row) rows.push(row);
    else if (i > 0 || /\d/.test(one.text)) unread.push(one);
  }
  return { rows, unread };
}

const separatorOf = (text: string) => ["\t", ";"].find((one) => text.includes(one)) ?? /\t| {2,}/;

/** The row of some cells; undefined where a column that it needs has none. */
function rowOf(cells: readonly string[], columns: readonly Column[]): Row["values"] | undefined {
  const left = cells.filter((cell) => cell !== "");
  const row: Row["values"] = {};
  const takers = [...columns].sort((a, b) => Number(a.kind === "text") - Number(b.kind === "text"));
  for (const { path, kind, optional } of takers) {
    const at = left.findIndex((cell) => WAYS[kind].fits(WAYS[kind].keep(cell)));
    const [cell] = at < 0 || kind === "choice" ? [] : left.splice(at, 1);
    if (cell === undefined && !optional) return undefined;
    row[path] = cell === undefined ? "" : WAYS[kind].keep(cell);
  }
  return row;
}

/** Whether a pasted text is of more than one cell. */
export const isSheet = (text: string): boolean => /[\t\n]/.test(text.trim());
