import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { shardOf } from "../../kernel/shard.rules";
import { isBusy } from "./case-import.rules";
import type { CaseImport, CaseRow, ImportRow } from "./case-import.schema";

/** An import as stored. The leases keep two runs of one kind of work apart: UTC ISO, or null. */
export type ImportRecord = Omit<CaseImport, "contacts"> & {
  userId: string;
  /** Who started it: answers for its cases, and gets its alert. */
  by: string;
  /** How many contacts it created. */
  contacts: number;
  /** Which part of the saving comes next: cases, then contacts. */
  step: "cases" | "contacts";
  /** Until when a run of the work on the table, or of the look-ups, has it. */
  leases: Record<Work, string | null>;
  /** When the last of its links was made. */
  linkedAt: string | null;
  /** When its alert was raised; null while what it brings is still being read. */
  toldAt: string | null;
};

/** The work on the table (save, link, undo), and the look-ups at the courts. */
export type Work = "carry" | "look";

export type ImportItem = Stored<ImportRecord>;

/** A row of an import as stored: what was sent, and what became of it. */
export type RowRecord = Omit<ImportRow, "folderName" | "folderExpediente"> & {
  importId: string;
  given: CaseRow;
  /** How often its look-up got no answer from a portal that answers others. */
  tries: number;
  /** Whether its case was put in the bin by an undo, or stayed. */
  undone: "removed" | "kept" | null;
};

export type RowItem = Stored<RowRecord>;

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600_000;

/** Until when an import that starts now can be undone, UTC ISO. */
export const undoUntil = (startMs: number): string =>
  new Date(startMs + KEPT_DAYS * DAY_MS).toISOString();

const ttlOf = (since: string) => Math.ceil((Date.parse(since) + KEPT_DAYS * DAY_MS) / 1000);

export const importKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `CASEIMPORT#${id}`,
});

/** The imports of a practice, newest first. */
export const importRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "CASEIMPORT#" },
});

/** Which import of a practice started last: whoever starts another replaces it, one at a time. */
export type TurnItem = Stored<{ importId: string }>;

export const turnKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "CASEIMPORTTURN",
});

export const toTurn = (ownerId: string, importId: string): TurnItem => ({
  ...turnKey(ownerId),
  ...{ type: "caseImportTurn", version: 1, importId },
});

const SHARDS = 4;

/** Every import with work left, of all practices. */
export const busyRanges = () =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: `DUE#case-imports-sweep#${shard}`,
    sk: { upTo: "~" },
    newestFirst: false,
  }));

export function toItem(record: ImportRecord, version: number): ImportItem {
  const { _id, userId, createdAt, startedAt } = record;
  return {
    ...record,
    ...importKey(userId, _id),
    type: "caseImport",
    version,
    ttl: ttlOf(startedAt ?? createdAt),
    ...(isBusy(record) && {
      gsi2pk: `DUE#case-imports-sweep#${shardOf(_id, SHARDS)}`,
      gsi2sk: `${startedAt}#${_id}`,
    }),
  };
}

const rowPrefix = (importId: string) => `CASEIMPORTROW#${importId}#`;

/** The key of a row; `row` counts from 1. */
export const rowKey = (ownerId: string, importId: string, row: number): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${rowPrefix(importId)}${String(row).padStart(5, "0")}`,
});

/** The rows of an import, in order. */
export const rowRange = (ownerId: string, importId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: rowPrefix(importId) },
  newestFirst: false,
});

/** A row as it arrives: `since` is when its import began, after which it is kept as long. */
export function toRow(
  ownerId: string,
  { _id: importId, createdAt }: Pick<ImportRecord, "_id" | "createdAt">,
  row: number,
  given: CaseRow,
): RowItem {
  return {
    ...rowKey(ownerId, importId, row),
    ...{ type: "caseImportRow", version: 1, ttl: ttlOf(createdAt) },
    ...{ importId, row, given, folderId: null, error: null, lookup: null },
    ...{ linked: "none", reason: null, tries: 0, undone: null },
  };
}

type Started = Pick<ImportRecord, "_id" | "startedAt">;

const startOf = ({ startedAt }: Started) => Date.parse(startedAt ?? "");

/**
 * The id of the case of a row, the same each time it is written. Ids sort by their time: the first row
 * of a list stays above the second.
 */
export const folderIdOf = (started: Started, row: number): string =>
  derivedId("folder", startOf(started) - row, `${started._id}\n${row}`);

/** The id of a contact that a row brings first, the same each time it is written. */
export const contactIdOf = (started: Started, row: number, nth: number): string =>
  derivedId("contact", startOf(started) - row, `${started._id}\n${row}\n${nth}`);

/** An import as it is answered. */
export function present(item: ImportItem): CaseImport {
  const { _id, name, status, total, received, saved, leftOut, contacts, lookups, links } = item;
  const { createdAt, startedAt, endedAt, undoUntil: until, kept } = item;
  return {
    ...{ _id, name, status, total, received, saved, leftOut, contacts, lookups, links },
    ...{ createdAt, startedAt, endedAt, undoUntil: until, kept },
  };
}

/** A row as it is answered. */
export function presentRow(item: RowItem): ImportRow {
  const { row, folderId, given, error, lookup, linked, reason } = item;
  const { folderName, folderExpediente = null } = given;
  return {
    ...{ row, folderId, folderName, folderExpediente: folderExpediente ?? null },
    ...{ error, lookup, linked, reason },
  };
}
