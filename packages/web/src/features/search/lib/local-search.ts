import { fold } from "@foja/core/kernel/text.rules";
import {
  byRank,
  keepBest,
  type Searchable,
  toResult,
  wordsOf,
} from "@foja/core/practice/search/search.rules";
import {
  RESULTS_PER_TYPE,
  SEARCH_TYPES,
  type SearchResult,
  type SearchType,
} from "@foja/core/practice/search/search.schema";
import type { KnownCase } from "~/lib/quick-entry/understand";

/** The records that this device has read, and the types it has not read completely. */
export type Loaded = {
  records: readonly Searchable[];
  /** The cases among them. */
  cases: readonly KnownCase[];
  missing: readonly SearchType[];
};

type Row = { _id: string; number?: string | null; folderName?: string | null };
type Known = { rows: readonly Row[]; whole: boolean };

/** The rows of lists in the search's form. */
export function loadedOf(lists: Partial<Record<SearchType, Known>>): Loaded {
  return {
    records: SEARCH_TYPES.flatMap((type) =>
      (lists[type]?.rows ?? []).map((row) => asRecord(type, row)),
    ),
    cases: (lists.folder?.rows ?? []).map(({ folderName, ...row }) => {
      return { _id: row._id, folderName: folderName ?? "", number: row.number };
    }),
    missing: SEARCH_TYPES.filter((type) => !lists[type]?.whole),
  };
}

const asRecord = (type: SearchType, row: Row): Searchable => ({
  ...row,
  type,
  ...(row.number !== undefined && { court: { number: row.number } }),
});

/** The loaded records that contain the text, by the server's own rules: five of each type. */
export function searchLoaded({ records: all }: Loaded, text: string): SearchResult[] {
  const sought = fold(text);
  if (sought === "") return [];
  const records = new Map<string, Searchable>();
  const matches = all.flatMap((record) => {
    const { title, rest } = wordsOf(record);
    const inTitle = title.includes(sought);
    if (!inTitle && !rest.includes(sought)) return [];
    records.set(record._id, record);
    return [{ id: record._id, kind: record.type as SearchType, inTitle }];
  });
  return keepBest(matches, RESULTS_PER_TYPE)
    .sort(byRank)
    .flatMap(({ id }) => {
      const record = records.get(id);
      return record ? [toResult(record)] : [];
    });
}
