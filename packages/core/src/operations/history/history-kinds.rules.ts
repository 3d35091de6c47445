import { RECORD_KINDS } from "../../kernel/records/record.rules";

/** What has a history: the records of a practice, and what courts bring for its cases. */
export const HISTORY_KINDS = [...RECORD_KINDS, "novedad"] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
