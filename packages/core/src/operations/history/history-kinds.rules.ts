import { RECORD_KINDS } from "../../kernel/records/record.rules";

/** What has a history: the records of a practice, and its cases' novedades. */
export const HISTORY_KINDS = [...RECORD_KINDS, "novedad"] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
