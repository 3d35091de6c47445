import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { getMany, type Item, isKept, query, type Range } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import { fold } from "../../kernel/text.rules";
import { columnOf, matchPack } from "./pack.rules";
import { headOf, isRepacked, readPacks } from "./packs";
import {
  type HeadItem,
  headKey,
  type SearchItem,
  SLICES,
  slice,
  slicesAndHead,
} from "./search.item";
import {
  BestMatches,
  byRank,
  keepBest,
  type Match,
  type Searchable,
  toResult,
  wordsOf,
} from "./search.rules";
import {
  RESULTS_PER_TYPE,
  SEARCH_TYPES,
  type SearchQuery,
  type SearchResult,
  type SearchType,
} from "./search.schema";

/** How many records of a kind are read at once: some more than are shown. */
const CANDIDATES = RESULTS_PER_TYPE + 3;
/** How many matches of a kind are kept, for where the index is outdated. */
const MOST_KEPT = 8 * CANDIDATES;

/** The most pages (1 MB each) read of a slice: 64 MB in all, some 300,000 records. */
const PAGES_A_SLICE = 4;

/**
 * Searches for a text, ignoring accents and case: at most five results of each type, those with it
 * in the title first, then the newest. One read finds the entries of the practice's index that are
 * loose, and the head of those that are packed, which some more bring at once; one more the current
 * records: what was archived, deleted or changed just now is not shown as it was.
 */
export async function find({ q, types }: SearchQuery): Promise<SearchResult[]> {
  const sought = fold(q);
  if (sought === "") return [];
  const wanted = new Set<SearchType>(types?.length ? types : SEARCH_TYPES);
  const ownerId = useOwner();
  const matches = await again(() => matchesOf(ownerId, sought, wanted), isRepacked);
  const records = await currentOf(ownerId, sought, matches);
  const standing = [...records.values()].flatMap((record) => matchOf(record, sought) ?? []);
  return keepBest(standing, RESULTS_PER_TYPE)
    .sort(byRank)
    .flatMap(({ id }) => {
      const record = records.get(id);
      return record ? [toResult(record)] : [];
    });
}

type Current = Item & Searchable;

/** The records of the best matches that still match: of each kind as many as are shown, or all. */
async function currentOf(ownerId: string, sought: string, matches: readonly Match[]) {
  const records = new Map<string, Current>();
  const left = new Map<SearchType, Match[]>();
  for (const match of [...matches].sort(byRank)) {
    left.set(match.kind, [...(left.get(match.kind) ?? []), match]);
  }
  while (left.size > 0) {
    const next = [...left.values()].flatMap((some) => some.splice(0, CANDIDATES));
    const keys = next.map(({ kind, id }) => recordKey(kind, ownerId, id, "active"));
    for (const record of await getMany<Current>(keys)) {
      if (record && matchOf(record, sought)) records.set(record._id, record);
    }
    for (const [kind, some] of left) {
      const found = [...records.values()].filter(({ type }) => type === kind).length;
      if (found >= RESULTS_PER_TYPE || some.length === 0) left.delete(kind);
    }
  }
  return records;
}

/** The record as a match of its current text, if it still is one. */
function matchOf(record: Searchable, sought: string): Match | undefined {
  const { title, rest } = wordsOf(record);
  const inTitle = title.includes(sought);
  if (!inTitle && !rest.includes(sought)) return undefined;
  return { id: record._id, kind: record.type as SearchType, inTitle };
}

async function matchesOf(
  ownerId: string,
  sought: string,
  wanted: Set<SearchType>,
): Promise<Match[]> {
  const { loose, head } = await looseOf(ownerId, sought);
  const packs = await readPacks(ownerId, columnOf(sought), head?.packs ?? []);
  const best = new BestMatches(MOST_KEPT);
  for (const { _id, kind, title } of loose) {
    if (wanted.has(kind)) best.add({ id: _id, kind, inTitle: title.includes(sought) });
  }
  // A record that changed is in several: the latest decides, and what it says now is read at the end.
  const isSeen = (of: object) => !isKept(of as Item);
  for (const pack of packs.reverse()) matchPack(pack, sought, { wanted, isSeen, best });
  return best.all();
}

/** The loose entries with a text, and the head of the packs. */
async function looseOf(ownerId: string, sought: string) {
  const asked = {
    containing: { attributes: ["title", "rest"], text: sought, orHaving: "packs" },
    attributes: ["sk", "_id", "kind", "title", "packs"],
    // From the first slice on: after the first page, only the following slices are left.
    newestFirst: false,
  };
  const first = await read({ ...slicesAndHead(ownerId), ...asked }, 1);
  const open = first.last?.sk.slice(0, 1);
  const others = open === undefined ? [] : [...SLICES].filter((digit) => digit >= open);
  const read_ = (digit: string) => {
    const after = digit === open ? first.last : undefined;
    return read({ ...slice(ownerId, digit), ...asked, after }, PAGES_A_SLICE);
  };
  const rest = await Promise.all(others.map(read_));
  // After them: who packs writes the head before the loose entries go.
  const head = open === undefined ? undefined : await headOf(ownerId);
  const items = [first, ...rest].flatMap((one) => one.items);
  const isHead = ({ sk }: Item) => sk === headKey(ownerId).sk;
  return {
    loose: items.filter((item) => !isHead(item)),
    head: head ?? (items.find(isHead) as HeadItem | undefined),
  };
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
