import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Worker } from "tesseract.js";
import { joined, type Seen } from "./seen.rules";

/** Where the shapes of the letters of Spanish are, next to the bundle or where packages are. */
const spanish = () =>
  join(
    dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/spa/package.json")),
    "4.0.0_best_int",
  );

let reader: Promise<Worker> | undefined;

async function load(): Promise<Worker> {
  const { createWorker, OEM } = await import("tesseract.js");
  // What it has no answer to is said by the promise of each page.
  const options = { langPath: spanish(), gzip: true, cacheMethod: "none", errorHandler: () => {} };
  return createWorker("spa", OEM.LSTM_ONLY, options);
}

/** The words that are seen in a picture (PNG, JPEG or WebP), in Spanish, and where: in its pixels. */
export async function seenIn(picture: Buffer): Promise<Seen> {
  reader ??= load();
  const { data } = await (await reader).recognize(picture, {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words)),
  );
  return joined(lines.map((words) => words.map(({ text, bbox }) => ({ text, ...bbox }))));
}
