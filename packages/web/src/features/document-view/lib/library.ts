import type { PDFDocumentProxy } from "pdfjs-dist";
import { PLAIN_DECODERS } from "./decoders";

/** The letters of the fonts that a PDF may name without having them, by the file's path. */
const fonts = import.meta.glob<string>(
  "../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
  { query: "?url", import: "default", eager: true },
);

/** Hands the library its own files from where this build has them. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, address] = Object.entries(fonts).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    const answer = address === undefined ? undefined : await fetch(address);
    if (!answer?.ok) throw new TypeError(`The library has no file ${filename}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** PDF.js and its viewer, loaded with the first PDF that is shown. */
export async function loadLibrary() {
  const library = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // The viewer takes the library from here.
  Object.assign(globalThis, { pdfjsLib: library });
  const viewer = await import("pdfjs-dist/legacy/web/pdf_viewer.mjs");
  return { library, viewer };
}

export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Opens a PDF. The bytes are a copy: its worker takes them. */
export async function openPdf({ library }: Library, bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  const port = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  const worker = new library.PDFWorker({ port: port as unknown as null });
  const opened = library.getDocument({
    data: new Uint8Array(bytes.slice(0)),
    worker,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    standardFontDataUrl: "/",
    // The content policy lets no page compile code: pictures are read by what is plain script.
    useWasm: false,
    wasmUrl: PLAIN_DECODERS,
    isEvalSupported: false,
    verbosity: 0,
  });
  return opened.promise;
}
