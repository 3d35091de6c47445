import type { Table } from "@foja/core/practice/case-lists/found-case.rules";
import { MOST_PAGES, UnreadFile } from "./limits";
import { type Piece, rowsOf } from "./page-rows";

/** The pages of a PDF as rows: in columns where the page has columns, else line by line. */
export async function readPdf(name: string, bytes: Uint8Array): Promise<Table> {
  const pdf = await open(bytes);
  if (pdf.numPages > MOST_PAGES) {
    throw new UnreadFile(`tiene ${pdf.numPages} páginas. Leemos hasta ${MOST_PAGES}.`);
  }
  const rows: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size = 10, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, width: item.width, size: Math.abs(size) || 10 }];
    });
    rows.push(...rowsOf(pieces));
  }
  await pdf.loadingTask.destroy();
  if (rows.length === 0) {
    throw new UnreadFile("es una imagen: no tiene texto para leer.");
  }
  return { source: name, rows: rows.map((cells, i) => ({ line: i + 1, cells })) };
}

async function open(bytes: Uint8Array) {
  const [library, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  // This is a worker already: the library works in it, without another one of its own.
  Object.assign(globalThis, { pdfjsWorker: worker });
  try {
    return await library.getDocument({
      data: bytes,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    }).promise;
  } catch {
    throw new UnreadFile("no se puede abrir: está dañado o tiene contraseña.");
  }
}
