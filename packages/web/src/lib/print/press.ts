import { PAPER_FONT, type Paper } from "@foja/core/kernel/paper/paper.rules";
import italics from "@fontsource/newsreader/files/newsreader-latin-400-italic.woff?url";
import normal from "@fontsource/newsreader/files/newsreader-latin-400-normal.woff?url";
import bold from "@fontsource/newsreader/files/newsreader-latin-600-normal.woff?url";
import type { TDocumentDefinitions } from "pdfmake/interfaces";

const FACES = { normal, bold, italics, bolditalics: bold };

/** Makes a PDF and has the browser save it. Its library is loaded only now. */
export async function savePaper(paper: Paper, name: string): Promise<void> {
  const [{ default: pdfmake }, files] = await Promise.all([
    import("pdfmake/build/pdfmake"),
    Promise.all([normal, bold, italics].map(letterOf)),
  ]);
  pdfmake.addVirtualFileSystem(Object.fromEntries(files));
  pdfmake.addFonts({ [PAPER_FONT]: FACES });
  await pdfmake.createPdf(paper as unknown as TDocumentDefinitions).download(`${name}.pdf`);
}

/** A font file of the page itself, with its address. */
async function letterOf(url: string): Promise<[string, string]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`The letters of ${url} are not there`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return [url, btoa(text)];
}
