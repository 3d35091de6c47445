import { DOCX, PDF } from "../files/file.rules";
import type { Box } from "../texts/boxes.rules";
import { textIn } from "../texts/plain-text.rules";
import type { ReadType } from "../texts/readable.rules";
import { cutText } from "./paged.rules";
import { pagesOfPdf } from "./pdf";
import { seenIn } from "./scan";

/**
 * A page that was read, and how many there are (null of what has no pages of its own); of one that is
 * a picture, where its words stand.
 */
export type ReadPage = { text: string; total: number | null; boxes?: Box[] };

type Reader = (octets: Uint8Array, from: number) => AsyncIterable<ReadPage>;

async function* whole(text: string, from: number): AsyncGenerator<ReadPage> {
  for (const part of cutText(text).slice(from - 1)) yield { text: part, total: null };
}

async function* docx(octets: Uint8Array, from: number) {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(octets) });
  yield* whole(value, from);
}

async function* picture(octets: Uint8Array, from: number) {
  if (from === 1) yield { text: (await seenIn(Buffer.from(octets))).text, total: 1 };
}

async function* plain(octets: Uint8Array, from: number) {
  yield* whole(textIn(octets), from);
}

/** How the text of each type of file is read. */
const READERS: Record<ReadType, Reader> = {
  [PDF]: pagesOfPdf,
  [DOCX]: docx,
  "image/png": picture,
  "image/jpeg": picture,
  "image/webp": picture,
  "text/plain": plain,
  "text/csv": plain,
};

/** The pages of a file from one on (the first is 1), in order. */
export const contentOf = (type: ReadType, octets: Uint8Array, from: number) =>
  READERS[type](octets, from);
