/**
 * What a spreadsheet runs as a formula (OWASP, CSV injection), in plain and in full width. A
 * negative number begins like one and is left as it is.
 */
const FORMULA = /^[=+@\t\r\n＝＋－＠]|^-(?!\d+(?:,\d+)?$)/;

/** The mark by which spreadsheets detect UTF-8: the first character of a file. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A line of a CSV that a spreadsheet set to Spanish opens with a double click: separated by `;`,
 * without formulas. Every cell is quoted: opened with another separator, an unquoted one would be
 * split, and its second part could begin a formula.
 */
export const csvLineOf = (cells: readonly (string | null | undefined)[]): string =>
  `${cells.map(quoted).join(";")}\r\n`;

function quoted(cell: string | null | undefined): string {
  const text = cell ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
