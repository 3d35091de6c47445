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

/** What this device has read of each type; nothing for a type that was not read whole. */
export type Loaded = Partial<Record<SearchType, Searchable[]>>;

/** What is loaded and contains the text, by the very rules of the server: five of each type. */
export function searchLoaded(loaded: Loaded, text: string): SearchResult[] {
  const sought = fold(text);
  if (sought === "") return [];
  const records = new Map<string, Searchable>();
  const matches = SEARCH_TYPES.flatMap((kind) =>
    (loaded[kind] ?? []).flatMap((record) => {
      const { title, rest } = wordsOf(record);
      const inTitle = title.includes(sought);
      if (!inTitle && !rest.includes(sought)) return [];
      records.set(record._id, record);
      return [{ id: record._id, kind, inTitle }];
    }),
  );
  return keepBest(matches, RESULTS_PER_TYPE)
    .sort(byRank)
    .flatMap(({ id }) => {
      const record = records.get(id);
      return record ? [toResult(record)] : [];
    });
}

/** The types that were not read whole: what a local search cannot speak for. */
export const missingIn = (loaded: Loaded): SearchType[] =>
  SEARCH_TYPES.filter((type) => loaded[type] === undefined);
