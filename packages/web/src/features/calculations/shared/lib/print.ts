import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { fileName } from "~/lib/print/file-name";
import { savePaper } from "~/lib/print/press";
import { type PaperFacts, paperOf } from "./paper";

/** Makes the document of a result and has the browser save it. */
export const savePdf = (sheet: Sheet, facts: PaperFacts): Promise<void> =>
  savePaper(paperOf(sheet, facts), fileName(sheet.title, facts.caratula));
