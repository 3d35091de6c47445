import type { Table } from "@foja/core/practice/case-lists/found-case.rules";
import { UnreadFile } from "./limits";

/**
 * The sheets of a spreadsheet (XLSX, XLS, ODS, or a page saved as one), cell by cell as they are
 * shown; of a formula, the value that was saved. `most`: the rows that are read of each, and one more.
 */
export async function readSheets(name: string, bytes: Uint8Array, most: number): Promise<Table[]> {
  const { read, utils } = await import("@e965/xlsx");
  const options = { type: "array", dense: true, cellFormula: false, cellHTML: false } as const;
  const book = open(() =>
    read(bytes, { ...options, cellText: true, dateNF: "dd/mm/yyyy", sheetRows: most + 1 }),
  );
  return book.SheetNames.map((sheet) => {
    const content = book.Sheets[sheet];
    const rows = content
      ? utils.sheet_to_json<unknown[]>(content, {
          header: 1,
          raw: false,
          defval: "",
          blankrows: true,
        })
      : [];
    const source = book.SheetNames.length > 1 ? `${name}, hoja ${sheet}` : name;
    return {
      source,
      rows: rows.map((cells, i) => ({
        line: i + 1,
        cells: cells.map((cell) => String(cell ?? "")),
      })),
    };
  });
}

function open<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new UnreadFile("no se puede abrir: está dañado o tiene contraseña.");
  }
}
