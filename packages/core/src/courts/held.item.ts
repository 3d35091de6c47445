import type { Held } from "../kernel/held";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "novedad", back: "returns", at: ["NOVEDAD#", "HANDLED#NOVEDAD#"], file: "novedades" },
  {
    type: "courtFile",
    back: "stays",
    at: ["COURTFILE#"],
    why: "files on their way from a court; they are given",
  },
  { type: "causa", back: "product", why: "goes with its last link" },
  { type: "causaMovement", back: "product", why: "goes with its court file" },
  {
    type: "causaPreview",
    back: "product",
    why: "what a court answered, for 15 minutes; goes with its court file",
  },
  {
    type: "causaLink",
    back: "derived",
    why: "goes before its case, of which the export says what it is linked with",
  },
  {
    type: "chosenCases",
    back: "returns",
    why: "ids of given cases: which are followed at the courts first",
  },
  { type: "causaCounts", back: "product", why: "counters, of no practice" },
  { type: "portal", back: "product", why: "of no practice" },
  { type: "portalRun", back: "product", why: "of no practice" },
];
