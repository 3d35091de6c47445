import { isDeepStrictEqual } from "node:util";
import { whoActs } from "../actor";
import { nowIso } from "../clock";
import { type Item, ownerPartition, put, type Stored, type Write } from "../dynamo";
import type { Shelf } from "./record.rules";

/** What was done to a record. */
export type HistoryAction = "changed" | "archived" | "unarchived" | "deleted" | "restored";

/** A field as it is answered, before and after a change; null where it was empty. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** One change of a record; `version` is the one it left. */
export type HistoryItem = Stored<{
  recordId: string;
  at: string;
  /** The person who did it; null where Foja did it by itself. */
  by: string | null;
  action: HistoryAction;
  changes: FieldChange[];
}>;

/** The changes of a record by the version each left. */
export const historyRange = (ownerId: string, id: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `HISTORY#${id}#` },
});

export const historyKey = (ownerId: string, id: string, version: number) => ({
  pk: ownerPartition(ownerId),
  sk: `HISTORY#${id}#${String(version).padStart(8, "0")}`,
});

/** What changes with each write, or follows from the shelf. */
const ALWAYS = new Set(["updatedAt", "version", "archived"]);

/** The fields that differ between two states of a record, as they are answered. */
export function fieldChanges(
  before: object,
  after: object,
  unrecorded: readonly string[] = [],
): FieldChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    if (ALWAYS.has(field) || unrecorded.includes(field)) return [];
    const change = { field, before: Reflect.get(before, field) ?? null, after: value ?? null };
    return isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
}

/** The action that brought a record from one shelf to another. */
export function moveOf(from: Shelf, to: Shelf): HistoryAction {
  if (from === "deleted") return "restored";
  if (to === "deleted") return "deleted";
  return to === "archived" ? "archived" : "unarchived";
}

type Left = { userId: string; _id: string; version: number };

/** The write that keeps what was done to a record, beside the write of the record itself. */
export function historyWrite(
  { userId, _id, version }: Left,
  action: HistoryAction,
  changes: FieldChange[] = [],
): Write {
  const item: HistoryItem & Item = {
    ...historyKey(userId, _id, version),
    type: "history",
    version,
    recordId: _id,
    at: nowIso(),
    by: whoActs(),
    action,
    changes,
  };
  return put(item);
}
