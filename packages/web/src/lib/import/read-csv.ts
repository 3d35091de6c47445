/** A file as rows of cells; the first row names the columns. */
export type Sheet = { columns: string[]; rows: string[][] };

/** The text of a file: UTF-8 when it is valid as such, else as older Windows programs write it. */
export function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a CSV, whatever separates its cells. Its library comes with the first file. */
export async function readCsv(text: string): Promise<Sheet> {
  const { default: Papa } = await import("papaparse");
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [";", ",", "\t"],
  });
  const [head = [], ...rows] = data.map((row) => row.map((cell) => cell.trim()));
  const columns = head.map((name, i) => name || `Columna ${i + 1}`);
  return { columns, rows };
}
