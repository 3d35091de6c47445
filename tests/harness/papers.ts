import { buffer } from "node:stream/consumers";
import { printed } from "@foja/core/kernel/ports/pdf";
import { createCanvas } from "@napi-rs/canvas";
import { ZipFile } from "yazl";
import { PAPER_FONT } from "../../packages/core/src/kernel/paper/paper.rules";

const A4 = { width: 1240, height: 1754 };

const paperOf = (content: { [name: string]: unknown }[], userPassword?: string) =>
  printed({
    ...(userPassword && { userPassword }),
    content: content.map((part, n) => (n === 0 ? part : { ...part, pageBreak: "before" })),
    footer: () => "",
    defaultStyle: { font: PAPER_FONT },
  });

/** A PDF with a text on each page; with a password, it opens only with that. */
export const pdfOf = (pages: readonly string[], password?: string): Promise<Buffer> =>
  paperOf(
    pages.map((text) => ({ text })),
    password,
  );

/** A ZIP of texts by their names, as a DOCX is one. */
export async function zipOf(texts: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A PDF as a scanner makes it: each page is a picture of its lines, without text. */
export const scannedPdf = (pages: readonly string[]): Promise<Buffer> =>
  paperOf(pages.map((text) => ({ image: pictureOf(text), width: 500 })));

/** A picture of a sheet with those lines, as a data URL. */
export function pictureOf(text: string): string {
  const canvas = createCanvas(A4.width, A4.height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, A4.width, A4.height);
  pen.fillStyle = "#111111";
  pen.font = "34px 'DejaVu Serif', 'Liberation Serif', serif";
  for (const [n, line] of text.split("\n").entries()) pen.fillText(line, 90, 140 + n * 60);
  return `data:image/jpeg;base64,${canvas.toBuffer("image/jpeg").toString("base64")}`;
}
