import { BYTE_ORDER_MARK, csvLineOf } from "@foja/core/kernel/csv.rules";
import { saveText } from "./save-text";

/** Rows as a CSV file that a spreadsheet opens with a double click. */
export const toCsv = (rows: readonly (readonly (string | null | undefined)[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLineOf).join("");

/** Has the browser save a CSV as a file. */
export const downloadCsv = (name: string, text: string): void => saveText(name, text, "text/csv");
