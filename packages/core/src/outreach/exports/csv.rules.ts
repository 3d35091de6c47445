import { BYTE_ORDER_MARK, csvLineOf } from "../../kernel/csv.rules";
import { labelOf } from "./labels.rules";

/** The header line of a table, at the beginning of its file. */
export const csvHead = (columns: readonly string[]): string =>
  BYTE_ORDER_MARK + csvLineOf(columns.map(labelOf));

/** A line of a table. Objects and lists are written as JSON. */
export const csvLine = (columns: readonly string[], row: object): string =>
  csvLineOf(columns.map((column) => cell(Reflect.get(row, column))));

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return String(value).replace(".", ",");
  return typeof value === "string" ? value : JSON.stringify(value);
}
