import Papa from "papaparse";
import { labelOf } from "./labels.rules";

/** What begins a formula in a spreadsheet. A negative number is one, too, and stays what it is. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:,\d+)?$)/;

const STYLE = { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA };

/** The first line of a table, with the mark by which spreadsheets know UTF-8. */
export const csvHead = (columns: readonly string[]): string =>
  `\uFEFF${Papa.unparse([columns.map(labelOf)], STYLE)}\r\n`;

/** A line of a table. What is made of parts is written as JSON, whole. */
export const csvLine = (columns: readonly string[], row: object): string =>
  `${Papa.unparse([columns.map((column) => cell(Reflect.get(row, column)))], STYLE)}\r\n`;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return String(value).replace(".", ",");
  return typeof value === "string" ? value : JSON.stringify(value);
}
