import {
  type PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  type PDFRef,
  rgb,
} from "@cantoo/pdf-lib";
import { fojasText, ROWS_A_PAGE } from "../bundles/bundle.rules";
import { latin } from "./latin.rules";

const A4: [width: number, height: number] = [595.28, 841.89];
const LEFT = 72;
const RIGHT = A4[0] - 56;
const TOP = A4[1] - 84;
const ROW = 19;
const INK = rgb(0.13, 0.125, 0.11);
const SOFT = rgb(0.36, 0.34, 0.31);

/** The fonts of a cover and its index. */
export type Letters = { regular: PDFFont; bold: PDFFont };

/** A document in the index: `part` from 1, `page` where it begins if that is in the first part. */
export type IndexRow = {
  name: string;
  detail: string;
  from: number;
  pages: number;
  part: number;
  page?: PDFRef;
};

/** What a cover says: the title, and the lines below it. */
export type CoverFacts = { title: string; lines: string[] };

/** Puts the cover at the beginning of a part. */
export function addCover(to: PDFDocument, { title, lines }: CoverFacts, letters: Letters): PDFPage {
  const page = to.insertPage(0, A4);
  let y = A4[1] * 0.66;
  for (const text of wrapped(title, letters.bold, 24, RIGHT - LEFT)) {
    page.drawText(text, { x: LEFT, y, size: 24, font: letters.bold, color: INK });
    y -= 30;
  }
  page.drawLine({
    start: { x: LEFT, y: y + 6 },
    end: { x: RIGHT, y: y + 6 },
    ...{ thickness: 0.6, color: SOFT },
  });
  y -= 22;
  for (const line of lines) {
    for (const text of wrapped(line, letters.regular, 12, RIGHT - LEFT)) {
      page.drawText(text, { x: LEFT, y, size: 12, font: letters.regular, color: INK });
      y -= 18;
    }
  }
  return page;
}

/** Puts the index behind the cover, each row a link to its document where the part has it. */
export function addIndex(
  to: PDFDocument,
  rows: readonly IndexRow[],
  parts: number,
  letters: Letters,
): PDFPage[] {
  const pages: PDFPage[] = [];
  for (let at = 0; at < rows.length; at += ROWS_A_PAGE) {
    const page = to.insertPage(1 + pages.length, A4);
    pages.push(page);
    const head = at === 0 ? "Índice" : "Índice (continuación)";
    page.drawText(head, { x: LEFT, y: TOP, size: 16, font: letters.bold, color: INK });
    const shown = rows.slice(at, at + ROWS_A_PAGE);
    for (const [nth, row] of shown.entries()) {
      drawRow(page, { ...row, nth: at + nth + 1, y: TOP - 36 - nth * ROW, parts }, letters);
    }
  }
  return pages;
}

type DrawnRow = IndexRow & { nth: number; y: number; parts: number };

function drawRow(page: PDFPage, row: DrawnRow, { regular }: Letters): void {
  const { nth, y, name, detail, from, pages, part, parts } = row;
  const fojas = `${fojasText(from, pages)}${parts > 1 ? ` (parte ${part})` : ""}`;
  const right = RIGHT - regular.widthOfTextAtSize(fojas, 11);
  const text = `${nth}. ${latin(name)}${detail ? `, ${latin(detail)}` : ""}`;
  const [shown = ""] = wrapped(text, regular, 11, right - LEFT - 16);
  const cut = shown.length < text.trimEnd().length ? `${shown.slice(0, -2)}...` : shown;
  page.drawText(cut, { x: LEFT, y, size: 11, font: regular, color: INK });
  page.drawText(fojas, { x: right, y, size: 11, font: regular, color: INK });
  const [start, end] = [LEFT + regular.widthOfTextAtSize(cut, 11) + 4, right - 4];
  if (end > start) {
    page.drawLine({
      ...{ start: { x: start, y: y + 1 }, end: { x: end, y: y + 1 } },
      ...{ thickness: 0.4, color: SOFT, dashArray: [0.6, 2.4] },
    });
  }
  if (row.page) linkTo(page, row.page, [LEFT, y - 5, RIGHT, y + 13]);
}

function linkTo(page: PDFPage, to: PDFRef, rect: number[]): void {
  const { context } = page.doc;
  const link = context.obj({
    ...{ Type: "Annot", Subtype: "Link", Rect: rect, Border: [0, 0, 0] },
    Dest: [to, "XYZ", null, null, null],
  });
  const ref = context.register(link);
  const notes = page.node.Annots();
  if (notes) notes.push(ref);
  else page.node.set(PDFName.of("Annots"), context.obj([ref]));
}

/** The lines of a text, each within a width in points. */
function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of latin(text)
    .split(" ")
    .flatMap((one) => broken(one, font, size, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) <= width) line = longer;
    else {
      if (line) lines.push(line);
      line = word;
    }
  }
  return line ? [...lines, line] : lines;
}

/** A word in pieces that fit a width. */
function broken(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const sign of word) {
    if (font.widthOfTextAtSize(piece + sign, size) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += sign;
  }
  return [...pieces, piece];
}
