import type { Held } from "../kernel/held";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "start", at: ["START"], file: "primeros-pasos" },
  { type: "totals", at: ["STATS#COUNT#"], why: "derived from the records" },
  { type: "counters", at: ["STATS#COUNT#"], why: "derived from the records" },
  { type: "counted", at: ["COUNTED#"], why: "derived from the records" },
  { type: "placed", at: ["PLACED#"], why: "derived from the records" },
  { type: "statsState", at: ["STATS#STATE"], why: "how far the statistics were counted" },
  { type: "statsDay", at: ["STATS#DAY#"], file: "estadisticas-por-dia" },
  {
    type: "audit",
    why: "what administrators did, by identifiers alone: kept, or nobody could be held to it",
  },
  { type: "jobRun", why: "of no practice" },
  {
    type: "caseImport",
    at: ["CASEIMPORT#"],
    file: "importaciones-de-causas",
    hidden: ["leases", "step"],
  },
  { type: "caseImportRow", at: ["CASEIMPORTROW#"], file: "filas-de-importaciones" },
  { type: "caseImportTurn", at: ["CASEIMPORTTURN"], why: "which import started last" },
];
