import Papa from "papaparse";
import { labelOf } from "./labels.rules";

/** What begins a formula in a spreadsheet. A negative number would too, and is left as it is. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:,\d+)?$)/;

const STYLE = { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA };

/** The header line of a table, with the byte order mark by which spreadsheets detect UTF-8. */
export const csvHead = (columns: readonly string[]): string =>
  `\uFEFF${Papa.unparse([columns.map(labelOf)], STYLE)}\r\n`;

/** A line of a table. Objects and lists are written as JSON. */
export const csvLine = (columns: readonly string[], row: object): string =>
  `${Papa.unparse([columns.map((column) => cell(Reflect.get(row, column)))], STYLE)}\r\n`;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return String(value).replace(".", ",");
  return typeof value === "string" ? value : JSON.stringify(value);
}
