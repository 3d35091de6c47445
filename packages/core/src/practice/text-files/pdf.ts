import type { PDFPageProxy } from "pdfjs-dist";
import { drawnPage, openPdf } from "../../kernel/ports/pdf-pages";
import { isScanned, MOST_PAGES, MOST_SCANNED, scaleOf } from "./paged.rules";
import { seenIn } from "./scan";
import { placed } from "./seen.rules";

/** The largest picture inside a page that is drawn, in pixels. */
const LARGEST_PICTURE = 40_000_000;

/** Thrown of a file that is not read: it is no PDF, is encrypted, or has too many pages. */
export class Unreadable extends Error {}

async function opened(octets: Uint8Array) {
  const { library, opening } = await openPdf(octets, LARGEST_PICTURE);
  try {
    return { library, pdf: await opening.promise };
  } catch (cause) {
    throw new Unreadable("no PDF that opens", { cause });
  }
}

/** The pages of a PDF from one on, in order; those that are pictures are looked at. */
export async function* pagesOfPdf(octets: Uint8Array, from: number) {
  const { library, pdf } = await opened(octets);
  if (pdf.numPages > MOST_PAGES) throw new Unreadable("too many pages");
  for (let number = from; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const written = await textOf(page);
    const mayLook = number <= MOST_SCANNED && isScanned(written, true);
    if (mayLook && isScanned(written, await hasPicture(page, library.OPS))) {
      const { picture, size } = await pictureOf(page);
      yield { total: pdf.numPages, ...placed(await seenIn(picture), written, size) };
    } else yield { total: pdf.numPages, text: written };
    page.cleanup();
  }
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""))
    .join("")
    .trim();
}

type Operations = typeof import("pdfjs-dist")["OPS"];

async function hasPicture(page: PDFPageProxy, operations: Operations): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  const { paintImageXObject, paintInlineImageXObject, paintImageMaskXObject } = operations;
  const pictures = [paintImageXObject, paintInlineImageXObject, paintImageMaskXObject];
  return fnArray.some((one) => pictures.includes(one));
}

async function pictureOf(page: PDFPageProxy) {
  const canvas = await drawnPage(page, scaleOf(page.getViewport({ scale: 1 })));
  const { width, height } = canvas;
  return { picture: canvas.toBuffer("image/png"), size: { width, height } };
}
