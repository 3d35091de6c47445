export { RECORD_KINDS, type RecordKind } from "../record-kinds.rules";

/** How many days a deleted record can be restored before it is purged. */
export const RESTORABLE_DAYS = 30;

const DAY_MS = 24 * 3600 * 1000;

/** Actions on a record; for a novedad: added to the agenda, dismissed, returned to the inbox. */
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

/** The shelves of records: in use, archived, or deleted and still restorable. */
export const SHELVES = ["active", "archived", "deleted"] as const;
export type Shelf = (typeof SHELVES)[number];

/** When a record deleted at `nowMs` is purged, as UTC ISO. */
export function purgeAt(nowMs: number): string {
  return new Date(nowMs + RESTORABLE_DAYS * DAY_MS).toISOString();
}

/** When a record was deleted, as UTC ISO, computed from when it is purged. */
export function deletedAt(goesAt: string): string {
  return new Date(Date.parse(goesAt) - RESTORABLE_DAYS * DAY_MS).toISOString();
}

/** The requested fields of a record, and its `_id`; all of it when none are named. */
export function pick<T extends { _id: string }>(
  record: T,
  fields: readonly string[] | undefined,
): Partial<T> & { _id: string } {
  if (!fields) return record;
  const named = fields.map((field) => [field, Reflect.get(record, field)]);
  return { _id: record._id, ...Object.fromEntries(named) };
}
