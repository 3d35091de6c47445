import { degrees, PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** How many lines each page of `linedPdf` has. */
const LINES = 30;

/** A PDF whose pages each say a word of their own, as «alfa2 renglón 0», turned by so many degrees. */
export async function linedPdf(word: string, pages: number, turn = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let nth = 1; nth <= pages; nth += 1) {
    const page = document.addPage([595, 842]);
    page.setRotation(degrees(turn));
    for (let line = 0; line < LINES; line += 1) {
      page.drawText(`${word}${nth} renglón ${line}`, { x: 60, y: 760 - line * 16, size: 11, font });
    }
  }
  return document.save();
}

export type PdfPage = { text: string; links: number; turn: number };
export type PdfRead = { pages: PdfPage[]; marks: string[]; title: unknown };

/** What a reader that is not ours finds in a PDF: pages, bookmarks, title. */
export async function readPdf(bytes: Uint8Array): Promise<PdfRead> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let nth = 1; nth <= document.numPages; nth += 1) {
    const page = await document.getPage(nth);
    const { items } = await page.getTextContent();
    const said = items.flatMap((one) => ("str" in one ? [one.str] : [])).join(" ");
    const notes = await page.getAnnotations();
    pages.push({
      text: said.replace(/\s+/g, " ").trim(),
      links: notes.filter(({ dest }) => dest).length,
      turn: page.rotate,
    });
  }
  const marks = ((await document.getOutline()) ?? []).map(({ title }) => title);
  const { info } = await document.getMetadata();
  await loading.destroy();
  return { pages, marks, title: Reflect.get(info, "Title") };
}

export type PlacedWord = { text: string; x: number; y: number; width: number; along: boolean };

/**
 * The texts of a page as a reader that is not ours finds them: where their lines begin, and how wide
 * they are, as parts of the sheet as it is read; and whether they run along its lines.
 */
export async function placedWords(bytes: Uint8Array, nth: number): Promise<PlacedWord[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await loading.promise).getPage(nth);
  const sheet = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.flatMap((one) => {
    if (!("str" in one)) return [];
    const [a = 0, b = 0, , , e = 0, f = 0] = one.transform as number[];
    const [x = 0, y = 0] = sheet.convertToViewportPoint(e, f);
    const [right = 0, low = 0] = sheet.convertToViewportPoint(e + a, f + b);
    const along = Math.abs(low - y) < 0.01 && right > x;
    const text = one.str.trim();
    return [
      { text, x: x / sheet.width, y: y / sheet.height, width: one.width / sheet.width, along },
    ];
  });
  await loading.destroy();
  return words;
}
