import type { Held } from "../kernel/held";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "novedad", at: ["NOVEDAD#", "HANDLED#NOVEDAD#"], file: "novedades" },
  { type: "courtFile", at: ["COURTFILE#"], why: "files on their way from a court; they are given" },
  { type: "causa", why: "goes with its last link" },
  { type: "causaMovement", why: "goes with its court file" },
  { type: "causaPreview", why: "what a court answered, for 15 minutes; goes with its court file" },
  {
    type: "causaLink",
    why: "goes before its case, of which the export says what it is linked with",
  },
  { type: "chosenCases", why: "ids of given cases: which are followed at the courts first" },
  { type: "causaCounts", why: "counters, of no practice" },
  { type: "portal", why: "of no practice" },
  { type: "portalRun", why: "of no practice" },
];
