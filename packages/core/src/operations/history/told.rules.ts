import { RECORD_KINDS } from "../../kernel/records/record.rules";

/** What has a history: the records of a practice, and what courts bring for its cases. */
export const TOLD_KINDS = [...RECORD_KINDS, "novedad"] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];
