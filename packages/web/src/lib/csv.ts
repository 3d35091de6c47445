type CsvCell = string | null | undefined;

/** The beginnings that a spreadsheet runs as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: CsvCell): string {
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Rows as a CSV that a spreadsheet set to Spanish opens with a double click: UTF-8 with its mark,
 * separated by `;`, without formulas. Every cell is quoted: opened with another separator, an
 * unquoted one would be split and its second part could begin a formula.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** Has the browser save a text as a file. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
