/** How long a deleted record can be brought back before it goes for good. */
export const RESTORABLE_DAYS = 30;

const DAY_MS = 24 * 3600 * 1000;

/** The kinds of record of a practice: each can be deleted, and brought back. */
export const RECORD_KINDS = [
  "folder",
  "contact",
  "task",
  "event",
  "calculator",
  "movement",
  "notification",
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** What is done to a record; and to a novedad: put into the agenda, put aside, taken back to the inbox. */
export const HISTORY_ACTIONS = [
  "created",
  "changed",
  "archived",
  "unarchived",
  "deleted",
  "restored",
  "scheduled",
  "dismissed",
  "reopened",
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** The shelf of a record: in use, archived, or deleted and still restorable. */
export type Shelf = "active" | "archived" | "deleted";

/** When a record deleted at `nowMs` goes for good, as UTC ISO. */
export function purgeAt(nowMs: number): string {
  return new Date(nowMs + RESTORABLE_DAYS * DAY_MS).toISOString();
}

/** When a record was deleted, as UTC ISO, from when it goes for good. */
export function deletedAt(goesAt: string): string {
  return new Date(Date.parse(goesAt) - RESTORABLE_DAYS * DAY_MS).toISOString();
}

/** The fields asked for of a record, and its `_id`; all of it when none were named. */
export function pick<T extends { _id: string }>(
  record: T,
  fields: readonly string[] | undefined,
): Partial<T> & { _id: string } {
  if (!fields) return record;
  const named = fields.map((field) => [field, Reflect.get(record, field)]);
  return { _id: record._id, ...Object.fromEntries(named) };
}
