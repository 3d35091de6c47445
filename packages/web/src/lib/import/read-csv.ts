/** A file as rows of cells; the first row names the columns. `lines`: each row's in the file, from 1. */
export type Sheet = { columns: string[]; rows: string[][]; lines: number[] };

/**
 * The text of a file: UTF-16 by its mark or by the zeros of its letters, UTF-8 if it is valid UTF-8,
 * else the encoding of older Windows programs.
 */
export function decode(given: ArrayBuffer | Uint8Array): string {
  const bytes = given instanceof Uint8Array ? given : new Uint8Array(given);
  const wide = wideOrder(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The order of a text in UTF-16: every second byte of its Latin letters is zero. */
function wideOrder(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const some = bytes.subarray(0, 200);
  const zeros = (odd: number) => some.filter((one, i) => i % 2 === odd && one === 0).length;
  if (zeros(1) > some.length * 0.4) return "utf-16le";
  return zeros(0) > some.length * 0.4 ? "utf-16be" : undefined;
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
