import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import italics from "@fontsource/newsreader/files/newsreader-latin-400-italic.woff?url";
import normal from "@fontsource/newsreader/files/newsreader-latin-400-normal.woff?url";
import bold from "@fontsource/newsreader/files/newsreader-latin-600-normal.woff?url";
import { HOUSE_SERIF, type PaperFacts, paperOf } from "./paper";

const FACES = { normal, bold, italics, bolditalics: bold };

/** Makes the document of a result and has the browser save it. Its library is loaded only now. */
export async function savePdf(sheet: Sheet, facts: PaperFacts, name: string): Promise<void> {
  const [{ default: pdfmake }, files] = await Promise.all([
    import("pdfmake/build/pdfmake"),
    Promise.all([normal, bold, italics].map(letterOf)),
  ]);
  pdfmake.addVirtualFileSystem(Object.fromEntries(files));
  pdfmake.addFonts({ [HOUSE_SERIF]: FACES });
  await pdfmake.createPdf(paperOf(sheet, facts)).download(`${name}.pdf`);
}

/** The letters of a file of the page itself, under their address. */
async function letterOf(url: string): Promise<[string, string]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`The letters of ${url} are not there`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return [url, btoa(text)];
}
