import { caseOf, type ReadCase, withLacking } from "./case-of.rules";
import { cleanCell } from "./clean.rules";
import { type Column, columnsByContent, columnsOf, isHead } from "./columns.rules";
import { KEEP, OUT } from "./court-of.rules";
import type { Doubt, FoundCase, Row, Table } from "./found-case.rules";
import { type Group, groupLines, usualOrder } from "./lines.rules";
import type { Piece } from "./pieces.rules";

/** The most rows of a list, and the most characters of one cell that are read. */
export const MOST_ROWS = 50_000;
const MOST_CELL = 5000;
const MOST_RAW = 300;

/**
 * The cases of a list. Every row that is not empty is a case of the result or belongs to one: one
 * that cannot be read has a doubt and its text. `today` is `YYYY-MM-DD`. The work grows with the
 * length of the list.
 */
export function readCases(tables: readonly Table[], today: string): FoundCase[] {
  return numbered(tables.flatMap((table) => readTable(cleaned(table), today)));
}

/** The cases with their places in the list, and each with the earlier one of the same number. */
export function numbered(found: readonly ReadCase[]): FoundCase[] {
  const firstOf = new Map<string, number>();
  return found.map((one, id) => {
    const { numberKey, isOut } = one as FoundCase;
    if (isOut) return { ...one, id, sameAs: null };
    const first = numberKey === null ? undefined : firstOf.get(numberKey);
    if (numberKey !== null && first === undefined) firstOf.set(numberKey, id);
    return { ...one, id, sameAs: first ?? null };
  });
}

const cleaned = ({ source, rows }: Table): Table => ({
  source,
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cleanCell(cell.slice(0, MOST_CELL))),
  })),
});

/** How many of the rows must have two cells or more for a table to be read by its columns. */
const COLUMNS_FROM = 0.5;

function readTable(table: Table, today: string): ReadCase[] {
  const filled = table.rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const wide = filled.filter(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
  if (wide.length > 0 && wide.length >= filled.length * COLUMNS_FROM) {
    return readColumns(table.source, filled, today);
  }
  return readText(table, today);
}

/** A table with columns: by the row that names them, which may come again on each page. */
function readColumns(source: string, rows: readonly Row[], today: string): ReadCase[] {
  const head = rows.slice(0, 20).findIndex(isHead);
  let columns: Column[] = columnsByContent(rows);
  const found: ReadCase[] = [];
  for (const [i, row] of rows.entries()) {
    if (head !== -1 && isHead(row)) columns = columnsOf(row);
    // What is above the first names of columns is the title of the list.
    else if (i > head) found.push(ofRow(source, row, columns, today));
    else found.push(ofRow(source, { ...row, cells: [row.cells.join(" ").trim()] }, [LINE], today));
  }
  return found;
}

const LINE: Column = { role: "line", head: null };

function ofRow(source: string, row: Row, columns: readonly Column[], today: string): ReadCase {
  const pieces: Piece[] = row.cells.map((text, i) => ({
    role: columns[i]?.role ?? null,
    head: columns[i]?.head ?? null,
    text,
  }));
  return finished(source, row.line, row.cells.filter(Boolean).join(" | "), pieces, today);
}

function readText({ source, rows }: Table, today: string): ReadCase[] {
  const groups = groupLines(rows);
  const usual = usualOrder(groups);
  return groups.map((group) => {
    const read = finished(source, group.line, group.text, group.pieces, today);
    return isOdd(group, usual) ? { ...read, doubts: [PAIR, ...read.doubts] } : read;
  });
}

const isOdd = ({ order }: Group, usual: Group["order"]) => order !== null && order !== usual;

const PAIR: Doubt = {
  kind: "pair",
  key: "pair",
  text: "El número y la carátula están en otro orden que en las demás. ¿Son de la misma causa?",
  options: [{ label: "Sí, van juntos", value: KEEP }, OUT],
};

function finished(
  source: string,
  line: number,
  text: string,
  pieces: Piece[],
  today: string,
): ReadCase {
  const row = { source, line, text: text.slice(0, MOST_RAW) };
  return withLacking(caseOf(pieces, row, today));
}
