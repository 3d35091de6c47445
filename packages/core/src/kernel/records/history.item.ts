import { isDeepStrictEqual } from "node:util";
import { whoActs } from "../actor";
import { nowIso } from "../clock";
import { type Item, ownerPartition, put, type Stored, type Write } from "../dynamo";
import type { HistoryAction, Shelf } from "./record.rules";

/** A field as it is answered, before and after a change; null where it was empty. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** One change of a record; `version` is the record's version after it. */
export type HistoryItem = Stored<{
  recordId: string;
  at: string;
  /** The person who did it; null where Foja did it by itself. */
  by: string | null;
  action: HistoryAction;
  changes: FieldChange[];
  /**
   * The case of a record that never leaves it: those who may not see the case do not see this
   * entry.
   */
  folderId?: string;
}>;

const HISTORY = "HISTORY#";

/** The history of a record: its creation, and its changes by the version after each. */
export const historyRange = (ownerId: string, id: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `${HISTORY}${id}#` },
});

/** The changes alone, without the creation, which the record itself states. */
export const changesRange = (ownerId: string, id: string) => ({
  pk: ownerPartition(ownerId),
  sk: { from: `${HISTORY}${id}#${padded(2)}`, to: `${HISTORY}${id}#~` },
});

/** The histories of all records of a practice. */
export const historiesRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: HISTORY },
});

/** What one person did in a practice, in any record. */
export const personRange = (ownerId: string, personId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#BY#${personId}`,
  sk: { from: "0", to: "~" },
});

type Done = Pick<HistoryItem, "by" | "at" | "recordId" | "version">;

/** The index attributes of what a person did; undefined for what Foja did by itself. */
export const personIndex = (ownerId: string, { by, at, recordId, version }: Done) =>
  by === null
    ? undefined
    : { gsi1pk: personRange(ownerId, by).pk, gsi1sk: `${at}#${recordId}#${version}` };

const padded = (version: number) => String(version).padStart(8, "0");

export const historyKey = (ownerId: string, id: string, version: number) => ({
  pk: ownerPartition(ownerId),
  sk: `${HISTORY}${id}#${padded(version)}`,
});

/** The fields that change with each write, or follow from the shelf. */
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

/** The action that moved a record from one shelf to another. */
export function moveOf(from: Shelf, to: Shelf): HistoryAction {
  if (from === "deleted") return "restored";
  if (to === "deleted") return "deleted";
  return to === "archived" ? "archived" : "unarchived";
}

/** `staysIn` is the case of a record that never leaves it. */
type Left = { userId: string; _id: string; version: number; staysIn?: string };

/** The write of a record's history entry, for the same commit as the record. */
export const historyWrite = (
  left: Left,
  action: HistoryAction,
  changes: FieldChange[] = [],
): Write => put(toHistory(left, { at: nowIso(), by: whoActs(), action, changes }));

type Entered = { userId: string; _id: string; createdAt: string; createdBy: string };

/** The write of the history entry of a record's creation, derived from the record. */
export const creationWrite = ({ createdAt: at, createdBy: by, ...record }: Entered): Write =>
  put(toHistory({ ...record, version: 1 }, { at, by, action: "created", changes: [] }));

function toHistory(
  { userId, _id, version, staysIn }: Left,
  done: Pick<HistoryItem, "at" | "by" | "action" | "changes">,
): HistoryItem & Item {
  const entry = { version, recordId: _id, ...done, ...(staysIn && { folderId: staysIn }) };
  return {
    ...historyKey(userId, _id, version),
    type: "history",
    ...entry,
    ...personIndex(userId, entry),
  };
}
