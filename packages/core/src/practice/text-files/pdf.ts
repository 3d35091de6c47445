import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PDFPageProxy } from "pdfjs-dist";
import { isScanned, MOST_PAGES, MOST_SCANNED, scaleOf } from "./paged.rules";
import { seenIn } from "./scan";
import { placed } from "./seen.rules";

/** The largest picture inside a page that is drawn, in pixels. */
const LARGEST_PICTURE = 40_000_000;

async function load() {
  const [library, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  // Else the library would load its worker from a URL that no bundle has.
  Object.assign(globalThis, { pdfjsWorker: worker });
  return library;
}

/** Thrown of a file that is not read: it is no PDF, is encrypted, or has too many pages. */
export class Unreadable extends Error {}

async function opened(octets: Uint8Array) {
  const library = await load();
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const asked = library.getDocument({
    // The library refuses a Buffer.
    data: new Uint8Array(octets),
    standardFontDataUrl: join(folder, "standard_fonts/"),
    cMapUrl: join(folder, "cmaps/"),
    wasmUrl: join(folder, "wasm/"),
    cMapPacked: true,
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: LARGEST_PICTURE,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  try {
    return { library, pdf: await asked.promise };
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

type Asked = Parameters<PDFPageProxy["render"]>[0];

async function pictureOf(page: PDFPageProxy) {
  const { createCanvas } = await import("@napi-rs/canvas");
  const viewport = page.getViewport({ scale: scaleOf(page.getViewport({ scale: 1 })) });
  const size = { width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) };
  const canvas = createCanvas(size.width, size.height);
  const canvasContext = canvas.getContext("2d") as unknown as Asked["canvasContext"];
  await page.render({ canvas: null, canvasContext, viewport, background: "#ffffff" }).promise;
  return { picture: canvas.toBuffer("image/png"), size };
}
