import type { Held } from "../kernel/held";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "start", back: "stays", at: ["START"], file: "primeros-pasos" },
  { type: "totals", back: "derived", at: ["STATS#COUNT#"], why: "derived from the records" },
  { type: "counters", back: "derived", at: ["STATS#COUNT#"], why: "derived from the records" },
  { type: "counted", back: "derived", at: ["COUNTED#"], why: "derived from the records" },
  { type: "placed", back: "derived", at: ["PLACED#"], why: "derived from the records" },
  {
    type: "statsState",
    back: "derived",
    at: ["STATS#STATE"],
    why: "how far the statistics were counted",
  },
  { type: "statsDay", back: "missing", at: ["STATS#DAY#"], file: "estadisticas-por-dia" },
  {
    type: "audit",
    back: "product",
    why: "what administrators did, by identifiers alone: kept, or nobody could be held to it",
  },
  { type: "jobRun", back: "product", why: "of no practice" },
  {
    type: "caseImport",
    back: "stays",
    at: ["CASEIMPORT#"],
    file: "importaciones-de-causas",
    hidden: ["leases", "step"],
  },
  { type: "caseImportRow", back: "stays", at: ["CASEIMPORTROW#"], file: "filas-de-importaciones" },
  {
    type: "caseImportTurn",
    back: "stays",
    at: ["CASEIMPORTTURN"],
    why: "which import started last",
  },
];
