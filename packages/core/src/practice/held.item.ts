import type { Held } from "../kernel/held";
import { shelfWords } from "../kernel/records";
import { RECORD_KINDS } from "../kernel/records/record.rules";
import { KINDS } from "./kinds/kinds.rules";

/** The item types that the practice's domain stores, see `Held`. */
export const held: readonly Held[] = [
  ...RECORD_KINDS.map((kind) => ({
    ...{ type: kind, back: "returns" as const, at: shelfWords(kind), file: KINDS[kind].file },
    // It may name a case that its reader may not see.
    ...(kind === "letter" && { hidden: ["proposal"] }),
  })),
  {
    type: "reserved",
    back: "stays",
    at: ["RESERVED"],
    why: "who sees which case, which the cases say",
  },
  {
    type: "upload",
    back: "stays",
    at: ["UPLOAD#"],
    why: "a file of a document on its way; the document is given",
  },
  { type: "link", back: "returns", at: ["LINK#"], file: "contactos-de-causas" },
  { type: "computation", back: "missing", at: ["COMPUTATION#"], file: "calculos-anteriores" },
  { type: "escritoText", back: "missing", at: ["ESCRITOTEXT#"], file: "escritos-anteriores" },
  {
    type: "escritoTemplate",
    back: "returns",
    at: ["ESCRITOTEMPLATE#"],
    file: "modelos-de-escritos",
  },
  {
    type: "expiration",
    back: "derived",
    at: ["EXPIRES#"],
    why: "derived from movements and cédulas",
  },
  { type: "losing", back: "returns", at: ["LOSING#"], file: "lo-que-se-pierde" },
  { type: "tally", back: "derived", at: ["TALLY#"], why: "derived: counts of each case" },
  {
    type: "googleEvent",
    back: "stays",
    at: ["GOOGLEEVENT#"],
    why: "how events meet Google's; they are given",
  },
  {
    type: "googleSending",
    back: "stays",
    at: ["GOOGLESENDING"],
    why: "whether events go to Google",
  },
  {
    type: "outgoing",
    back: "stays",
    at: ["OUTGOING#"],
    why: "events on their way to Google; they are given",
  },
  {
    type: "bundle",
    back: "stays",
    at: ["BUNDLE#"],
    why: "how far files are put together; their parts are given",
  },
  ...["search", "searchHead", "searchPack"].map((type) => ({
    type,
    back: "derived" as const,
    why: "derived; its own partition goes whole",
  })),
  ...["textState", "textPage", "textBlock", "textSlice"].map((type) => ({
    type,
    back: "derived" as const,
    why: "read from the documents, which are given; their own partition goes whole",
  })),
];
