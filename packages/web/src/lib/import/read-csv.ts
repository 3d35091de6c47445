/** A file as rows of cells; the first row names the columns. `lines`: each row's in the file, from 1. */
export type Sheet = { columns: string[]; rows: string[][]; lines: number[] };

/** The text of a file: UTF-8 if it is valid UTF-8, else the encoding of older Windows programs. */
export function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a CSV with any separator. Its library is loaded with the first file. */
export async function readCsv(text: string): Promise<Sheet> {
  const { default: Papa } = await import("papaparse");
  const guessing = { delimitersToGuess: [";", ",", "\t"], preview: 20 };
  const { delimiter } = Papa.parse<string[]>(text, { ...guessing, skipEmptyLines: "greedy" }).meta;
  // Including empty lines, which a spreadsheet counts, too.
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const all = data.map((row, i) => ({ line: i + 1, cells: row.map((cell) => cell.trim()) }));
  const [head, ...rest] = all.filter(({ cells }) => cells.some((cell) => cell !== ""));
  return {
    columns: (head?.cells ?? []).map((name, i) => name || `Columna ${i + 1}`),
    rows: rest.map(({ cells }) => cells),
    lines: rest.map(({ line }) => line),
  };
}
