import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PDFPageProxy } from "pdfjs-dist";

async function load() {
  const [library, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  // Else the library would load its worker from a URL that no bundle has.
  Object.assign(globalThis, { pdfjsWorker: worker });
  return library;
}

/**
 * Begins to open a PDF with all that its pages may need: fonts, letters of other alphabets, and the
 * decoders of scans (JPEG 2000, JBIG2). A picture of more pixels than `largestPicture` is left out.
 */
export async function openPdf(octets: Uint8Array, largestPicture = -1) {
  const library = await load();
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const opening = library.getDocument({
    // The library refuses a Buffer, and takes what it is given away.
    data: new Uint8Array(octets),
    standardFontDataUrl: join(folder, "standard_fonts/"),
    cMapUrl: join(folder, "cmaps/"),
    wasmUrl: join(folder, "wasm/"),
    cMapPacked: true,
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: largestPicture,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  return { library, opening };
}

type Asked = Parameters<PDFPageProxy["render"]>[0];

/** A page drawn on white; at scale 1 a point is a pixel. */
export async function drawnPage(page: PDFPageProxy, scale: number) {
  const { createCanvas } = await import("@napi-rs/canvas");
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext("2d") as unknown as Asked["canvasContext"];
  await page.render({ canvas: null, canvasContext, viewport, background: "#ffffff" }).promise;
  return canvas;
}
