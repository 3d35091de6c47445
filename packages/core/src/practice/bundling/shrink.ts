import { PDFDocument } from "@cantoo/pdf-lib";
import { drawnPage, openPdf } from "../../kernel/ports/pdf-pages";
import { Unbuildable } from "./unbuildable";

/** How a page is drawn, best first: dots an inch, and the quality of its JPEG, 0 to 100. */
const STEPS = [
  { dpi: 200, quality: 80 },
  { dpi: 150, quality: 75 },
  { dpi: 110, quality: 65 },
  { dpi: 80, quality: 50 },
] as const;

/** Points an inch. */
const POINTS = 72;

/**
 * A page of its own, drawn anew as one picture of at most so many bytes, as large as it was. For
 * scans that a portal would not take: what is read on it stays readable, its text cannot be marked.
 */
export async function shrunkPage(page: Uint8Array, most: number): Promise<Uint8Array> {
  for (const step of STEPS) {
    const small = await drawn(page, step);
    if (small.length <= most) return small;
  }
  throw new Unbuildable("Una hoja sola no entra en una parte: elegí partes más grandes.");
}

async function drawn(bytes: Uint8Array, { dpi, quality }: (typeof STEPS)[number]) {
  const { opening } = await openPdf(bytes);
  try {
    const source = await (await opening.promise).getPage(1);
    const { width, height } = source.getViewport({ scale: 1 });
    const canvas = await drawnPage(source, dpi / POINTS);
    return await pictured(await canvas.encode("jpeg", quality), { width, height });
  } finally {
    await opening.destroy();
  }
}

async function pictured(jpeg: Uint8Array, { width, height }: { width: number; height: number }) {
  const document = await PDFDocument.create();
  const picture = await document.embedJpg(jpeg);
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return document.save();
}
