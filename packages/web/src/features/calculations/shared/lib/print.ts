import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { type PaperFacts, paperOf } from "./paper";

/** Makes the document of a result and has the browser save it. Its library is loaded only now. */
export async function savePdf(sheet: Sheet, facts: PaperFacts, name: string): Promise<void> {
  const [{ default: pdfmake }, { default: times }] = await Promise.all([
    import("pdfmake/build/pdfmake"),
    import("pdfmake/build/standard-fonts/Times"),
  ]);
  pdfmake.addVirtualFileSystem(times.vfs);
  pdfmake.addFonts(times.fonts);
  await pdfmake.createPdf(paperOf(sheet, facts)).download(`${name}.pdf`);
}
