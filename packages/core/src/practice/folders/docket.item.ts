import { type Item, type Key, ownerPartition } from "../../kernel/dynamo";
import type { Indexes } from "../../kernel/records";
import { ENTRY_KINDS } from "../kinds/kinds.rules";

const partition = (ownerId: string, folderId: string) =>
  `${ownerPartition(ownerId)}#CASE#${folderId}`;

/**
 * The index of an entry in its case's file: by date, whatever its kind. `when` is UTC ISO with
 * milliseconds, so that keys sort by time; the id breaks ties.
 */
export const entryIndex = (
  { userId, _id }: { userId: string; _id: string },
  folderId: string,
  when: string,
): Indexes => ({ gsi1pk: partition(userId, folderId), gsi1sk: `${when}#${_id}` });

/** The entries of a case, from an instant and before another if given. */
export const entryRange = (ownerId: string, folderId: string, from = "0", to = "9") => ({
  index: "gsi1" as const,
  pk: partition(ownerId, folderId),
  // A key is longer than its instant, and so sorts after it: entries at `to` are excluded.
  sk: { from, to },
});

/**
 * The index of an entry with a due day in its case, until it is done. Only kinds with a foja:
 * tasks and events are indexed in the file by that day itself.
 */
export const dueIndex = (
  { userId, _id }: { userId: string; _id: string },
  folderId: string,
  day: string,
): Indexes => ({ gsi2pk: `${partition(userId, folderId)}#DUE`, gsi2sk: `${day}#${_id}` });

/** The entries due in a case from a day on. */
export const dueRange = (ownerId: string, folderId: string, fromDay: string) => ({
  index: "gsi2" as const,
  pk: `${partition(ownerId, folderId)}#DUE`,
  sk: { from: fromDay, to: "9" },
});

/** The archived records of a case: not in its file, but deleted and restored with it. */
export const archivedRange = (ownerId: string, folderId: string) => ({
  index: "gsi1" as const,
  pk: `${partition(ownerId, folderId)}#ARCHIVED`,
  sk: { from: "0", to: "~" },
});

/** The index of an archived record in its case; none without a case. */
export const archivedIndex = ({ userId, _id, folderId }: Archived): Indexes =>
  folderId ? { gsi1pk: archivedRange(userId, folderId).pk, gsi1sk: _id } : {};

type Archived = { userId: string; _id: string; folderId: string | null };

/** The case of a task, event or calculation; the name is a copy that is kept up to date. */
export type InCase = { folderId: string | null; folderName: string | null };

const COUNTS = [...ENTRY_KINDS, "links"] as const;

/** The number of entries of each kind in a case, and of those with a link. */
export type Tally = Record<(typeof COUNTS)[number], number>;

export const tallyKey = (ownerId: string, folderId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `TALLY#${folderId}`,
});

export function toTally(item: Item | undefined): Tally {
  const kept = item as (Item & Partial<Tally>) | undefined;
  return Object.fromEntries(COUNTS.map((name) => [name, kept?.[name] ?? 0])) as Tally;
}

/** The last file number that a case gave to an entry; 0 before the first. */
export const fojasIn = (item: Item | undefined): number =>
  (item as (Item & { fojas?: number }) | undefined)?.fojas ?? 0;

/** The total number of entries of a case; those with a link are already counted. */
export const entriesIn = (tally: Tally) => ENTRY_KINDS.reduce((sum, kind) => sum + tally[kind], 0);
