type CsvCell = string | null | undefined;

/** What a spreadsheet would run instead of show (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: CsvCell): string {
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Rows as a spreadsheet set to Spanish opens them with a double click: UTF-8 with its mark,
 * separated by `;`, and no cell that could be taken for a formula: each is quoted, or one opened with
 * another separator would end within it and begin again.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** Hands a text to the person as a file. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
