import type { Held } from "../kernel/held";
import { shelfWords } from "../kernel/records";
import { RECORD_KINDS } from "../kernel/records/record.rules";
import { KINDS } from "./kinds/kinds.rules";

/** The item types that the practice's domain stores, see `Held`. */
export const held: readonly Held[] = [
  ...RECORD_KINDS.map((kind) => ({
    ...{ type: kind, at: shelfWords(kind), file: KINDS[kind].file },
    // It may name a case that its reader may not see.
    ...(kind === "letter" && { hidden: ["proposal"] }),
  })),
  { type: "reserved", at: ["RESERVED"], why: "who sees which case, which the cases say" },
  {
    type: "upload",
    at: ["UPLOAD#"],
    why: "a file of a document on its way; the document is given",
  },
  { type: "link", at: ["LINK#"], file: "contactos-de-causas" },
  { type: "computation", at: ["COMPUTATION#"], file: "calculos-anteriores" },
  { type: "escritoText", at: ["ESCRITOTEXT#"], file: "escritos-anteriores" },
  { type: "escritoTemplate", at: ["ESCRITOTEMPLATE#"], file: "modelos-de-escritos" },
  { type: "expiration", at: ["EXPIRES#"], why: "derived from movements and cédulas" },
  { type: "losing", at: ["LOSING#"], file: "lo-que-se-pierde" },
  { type: "tally", at: ["TALLY#"], why: "derived: counts of each case" },
  { type: "googleEvent", at: ["GOOGLEEVENT#"], why: "how events meet Google's; they are given" },
  { type: "googleSending", at: ["GOOGLESENDING"], why: "whether events go to Google" },
  { type: "outgoing", at: ["OUTGOING#"], why: "events on their way to Google; they are given" },
  { type: "bundle", at: ["BUNDLE#"], why: "how far files are put together; their parts are given" },
  ...["search", "searchHead", "searchPack"].map((type) => ({
    type,
    why: "derived; its own partition goes whole",
  })),
  ...["textState", "textPage", "textBlock", "textSlice"].map((type) => ({
    type,
    why: "read from the documents, which are given; their own partition goes whole",
  })),
];
