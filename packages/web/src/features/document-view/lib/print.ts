import type { PDFDocumentProxy } from "pdfjs-dist";

/** The most pages that are printed from here: a long file is printed by a reader of PDF. */
export const MOST_PRINTED = 60;

/** 150 dots for each inch; a PDF has 72 points in one. */
const SCALE = 150 / 72;

/** Prints the pages of a PDF as they are drawn. */
export async function printPdf(pdf: PDFDocumentProxy): Promise<void> {
  const sheets: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PRINTED); number += 1) {
    sheets.push(await drawn(pdf, number));
  }
  await printSheets(sheets);
}

async function drawn(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport, intent: "print" }).promise;
  const sheet = canvas.toDataURL("image/jpeg", 0.9);
  // Its memory is freed at once, not when the browser comes to it.
  canvas.width = 0;
  return sheet;
}

/** Prints pictures, one a sheet. */
export async function printSheets(sheets: readonly string[]): Promise<void> {
  const paper = document.createElement("div");
  paper.className = "printed-sheets";
  const pictures = sheets.map((sheet) => Object.assign(new Image(), { src: sheet, alt: "" }));
  paper.append(...pictures);
  document.body.append(paper);
  await Promise.all(pictures.map((picture) => picture.decode()));
  window.print();
  paper.remove();
}
