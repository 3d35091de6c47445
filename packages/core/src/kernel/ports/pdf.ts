import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PAPER_FONT, type Paper } from "../paper/paper.rules";

/** The application's serif font, as files of one weight: pdfmake reads no variable font. */
const FILES = {
  normal: "newsreader-latin-400-normal.woff",
  italics: "newsreader-latin-400-italic.woff",
  bold: "newsreader-latin-600-normal.woff",
  bolditalics: "newsreader-latin-600-normal.woff",
};
const FOLDER = "node_modules/@fontsource/newsreader/files";

/** The folder of the fonts: next to the bundle, or where the packages are. */
function lettersFolder(): string {
  let at = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(at, FOLDER))) {
    const above = dirname(at);
    if (above === at) throw new Error("the letters of the documents are not there");
    at = above;
  }
  return join(at, FOLDER);
}

type Library = typeof import("pdfmake/js/index")["default"];

let ready: Promise<Library> | undefined;

/** Loads the library with its fonts, at the first document. */
async function load(): Promise<Library> {
  const { default: library } = await import("pdfmake/js/index");
  const folder = lettersFolder();
  for (const name of new Set(Object.values(FILES))) {
    library.virtualfs.writeFileSync(name, await readFile(join(folder, name)));
  }
  library.addFonts({ [PAPER_FONT]: FILES });
  // Documents neither fetch URLs nor read local files.
  library.setUrlAccessPolicy(() => false);
  library.setLocalAccessPolicy(() => false);
  return library;
}

/** Renders a document as PDF in the application's serif font. */
export async function printed(paper: Paper): Promise<Buffer> {
  ready ??= load();
  const library = await ready;
  return library.createPdf(paper).getBuffer();
}
