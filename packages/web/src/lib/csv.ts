import { BYTE_ORDER_MARK, csvLineOf } from "@foja/core/kernel/csv.rules";

/** Rows as a CSV file that a spreadsheet opens with a double click. */
export const toCsv = (rows: readonly (readonly (string | null | undefined)[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLineOf).join("");

/** Has the browser save a text as a file. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
