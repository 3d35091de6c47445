import { useOwner } from "../../kernel/actor";
import { getMany, type Item, query, type Range } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import { fold } from "../../kernel/text.rules";
import { type SearchItem, SLICES, slice, slicesFrom } from "./search.item";
import { byRank, keepBest, type Match, type Searchable, toResult, wordsOf } from "./search.rules";
import {
  RESULTS_PER_TYPE,
  SEARCH_TYPES,
  type SearchQuery,
  type SearchResult,
  type SearchType,
} from "./search.schema";

/** How many matches are read: some more than are shown, because the index may be outdated. */
const CANDIDATES = RESULTS_PER_TYPE + 3;

/** The most pages (1 MB each) read of a slice: 64 MB in all, some 300,000 records. */
const PAGES_A_SLICE = 4;

/**
 * Searches for a text, ignoring accents and case: at most five results of each type, those with it
 * in the title first, then the newest. Takes one read where the practice's index is under 1 MB
 * (some 4,000 records), else sixteen slices in parallel; then one more for the current records: one
 * just archived or deleted is not shown.
 */
export async function find({ q, types }: SearchQuery): Promise<SearchResult[]> {
  const sought = fold(q);
  if (sought === "") return [];
  const wanted = new Set<SearchType>(types?.length ? types : SEARCH_TYPES);
  const ownerId = useOwner();
  const best = await bestOf(ownerId, sought, wanted);
  const keys = best.map(({ kind, id }) => recordKey(kind, ownerId, id, "active"));
  const found = keys.length === 0 ? [] : await getMany<Item & Searchable>(keys);
  const standing = found.flatMap((record) => (record ? (matchOf(record, sought) ?? []) : []));
  const records = new Map(found.flatMap((record) => (record ? [[record._id, record]] : [])));
  return keepBest(standing, RESULTS_PER_TYPE)
    .sort(byRank)
    .flatMap(({ id }) => {
      const record = records.get(id);
      return record ? [toResult(record)] : [];
    });
}

/** The record as a match of its current text, if it still is one. */
function matchOf(record: Searchable, sought: string): Match | undefined {
  const { title, rest } = wordsOf(record);
  const inTitle = title.includes(sought);
  if (!inTitle && !rest.includes(sought)) return undefined;
  return { id: record._id, kind: record.type as SearchType, inTitle };
}

async function bestOf(ownerId: string, sought: string, wanted: Set<SearchType>): Promise<Match[]> {
  const asked = {
    containing: { attributes: ["title", "rest"], text: sought },
    attributes: ["_id", "kind", "title"],
    // From the first slice on: after the first page, only the following slices are left.
    newestFirst: false,
  };
  const first = await read({ ...slicesFrom(ownerId, "0"), ...asked }, 1);
  const open = first.last?.sk.slice(0, 1);
  const others = open === undefined ? [] : [...SLICES].filter((digit) => digit >= open);
  const read_ = (digit: string) => {
    const after = digit === open ? first.last : undefined;
    return read({ ...slice(ownerId, digit), ...asked, after }, PAGES_A_SLICE);
  };
  const rest = await Promise.all(others.map(read_));
  let best: Match[] = [];
  for (const { items } of [first, ...rest]) {
    const matches = items
      .filter(({ kind }) => wanted.has(kind))
      .map(({ _id, kind, title }) => ({ id: _id, kind, inTitle: title.includes(sought) }));
    best = keepBest(best.concat(matches), CANDIDATES);
  }
  return best;
}

async function read(range: Range, pages: number) {
  const items: SearchItem[] = [];
  let after = range.after;
  for (let page = 1; ; page += 1) {
    const answer = await query<SearchItem>({ ...range, after });
    items.push(...answer.items);
    after = answer.last;
    if (!answer.last || page >= pages) return { items, last: answer.last };
  }
}
