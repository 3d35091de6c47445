import type { Table } from "@foja/core/practice/case-lists/found-case.rules";
import type { Input } from "./read-inputs";

/** What the clipboard or a drop has: its files, else the tables of its page, else its text. */
export function inputsOf(data: DataTransfer, source: string): Input[] {
  const files = [...data.files];
  if (files.length > 0) return files.map((file) => ({ kind: "file", file }));
  const tables = tablesOf(data.getData("text/html"), source);
  if (tables.length > 0) return [{ kind: "tables", tables }];
  const text = data.getData("text/plain");
  return text.trim() === "" ? [] : [{ kind: "text", source, text }];
}

/** The tables of a page that have two columns or more; tables inside cells belong to their cell. */
export function tablesOf(html: string, source: string): Table[] {
  if (!/<table/i.test(html)) return [];
  const page = new DOMParser().parseFromString(html, "text/html");
  const outer = [...page.querySelectorAll("table")].filter(
    (table) => !table.parentElement?.closest("table"),
  );
  return outer
    .map((table) => ({ source, rows: [...table.rows].map(rowOf) }))
    .filter(({ rows }) => rows.some(({ cells }) => cells.length > 1));
}

const rowOf = (row: HTMLTableRowElement, i: number) => ({
  line: i + 1,
  cells: [...row.cells].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim()),
});
