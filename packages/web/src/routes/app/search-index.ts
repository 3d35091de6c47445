import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { calculators } from "~/features/calculations/saved/api/calculators";
import { contacts } from "~/features/contacts/api/contacts";
import { folders } from "~/features/folders/api/folder-records";
import { type Loaded, loadedOf } from "~/features/search/lib/local-search";
import { tasks } from "~/features/tasks/api/task-records";
import type { KnownCase } from "~/lib/quick-entry/understand";
import type { Identified } from "~/lib/records/pages";
import type { ListedRecords } from "~/lib/records/records";
import { useRecords } from "~/lib/records/use-records";

/** A first page and another: what is searched of each list that was not opened. */
const PAGES = 2;
const ROWS = 1100;
/** The index lasts for the whole day, not only while something shows it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const listOf = <R extends Identified>(records: ListedRecords<R>, userId: string) => ({
  ...records.list({ userId }),
  gcTime: KEPT_MS,
});

/**
 * Reads the data of a search in advance into the lists that the pages show; lists that were read
 * already are left unchanged.
 */
export function loadIndex(cache: QueryClient, userId: string): void {
  const load = <R extends Identified>(records: ListedRecords<R>) => {
    const list = listOf(records, userId);
    if (cache.getQueryData(list.queryKey)) return;
    void cache.prefetchInfiniteQuery({ ...list, pages: PAGES });
  };
  load(folders);
  load(contacts);
  load(tasks);
  load(calculators);
}

/** The records that this device has read, kept up to date; without events, read by period. */
export function useIndex(userId: string): Loaded {
  const folder = useKnown(folders, userId);
  const contact = useKnown(contacts, userId);
  const task = useKnown(tasks, userId);
  const calculator = useKnown(calculators, userId);
  return useMemo(
    () => loadedOf({ folder, contact, task, calculator }),
    [folder, contact, task, calculator],
  );
}

/** The cases that this device has read, kept up to date; none until they are wanted. */
export function useCases(userId: string, wanted: boolean): readonly KnownCase[] {
  const { all: rows } = useRecords({ ...listOf(folders, userId), enabled: wanted }, ROWS);
  return useMemo(() => loadedOf({ folder: { rows, whole: false } }).cases, [rows]);
}

function useKnown<R extends Identified>(records: ListedRecords<R>, userId: string) {
  const { all: rows, isWhole: whole } = useRecords(listOf(records, userId), ROWS);
  return useMemo(() => ({ rows, whole }), [rows, whole]);
}
