import { positionsIn, postingsIn, type Slice } from "./postings.rules";
import type { Clause } from "./words.rules";

/** The slice of a block that a word is in, if it has one. */
export type LookUp = (word: string) => Slice | undefined;

/** A page of a part of a block. */
export type Found = { part: number; page: number };

/** The pages of a block where every clause stands: the newest part first, each from its first page. */
export function foundIn(lookUp: LookUp, clauses: readonly Clause[]): Found[] {
  let all: Pages | undefined;
  for (const clause of clauses) {
    const own = pagesOf(lookUp, clause);
    all = all ? inBoth(all, own) : own;
    if (all.size === 0) return [];
  }
  return [...(all ?? [])]
    .sort(([a], [b]) => b - a)
    .flatMap(([part, pages]) => [...pages].sort((a, b) => a - b).map((page) => ({ part, page })));
}

/** Pages by part. */
type Pages = Map<number, Set<number>>;

function inBoth(some: Pages, others: Pages): Pages {
  const both: Pages = new Map();
  for (const [part, pages] of some) {
    const there = others.get(part);
    const left = there && [...pages].filter((page) => there.has(page));
    if (left?.length) both.set(part, new Set(left));
  }
  return both;
}

function pagesOf(lookUp: LookUp, { words, isBegun }: Clause): Pages {
  const postings = words.map((word, n) =>
    postingsOf(lookUp(word), word, isBegun && n === words.length - 1),
  );
  const pages: Pages = new Map();
  for (const [part, own] of postings[0]?.entries() ?? []) {
    const standing = [...own.keys()].filter((page) => standsOn(postings, part, page));
    if (standing.length > 0) pages.set(part, new Set(standing));
  }
  return pages;
}

/** Whether the words stand beside each other on a page. */
function standsOn([first, ...next]: readonly Places[], part: number, page: number): boolean {
  if (next.length === 0) return true;
  if (next.some((places) => !places.get(part)?.has(page))) return false;
  const there = next.map((places) => new Set(positionsOn(places, part, page)));
  return positionsOn(first, part, page).some((position) =>
    there.every((positions, n) => positions.has(position + n + 1)),
  );
}

/** The places of all words that begin like one. */
type Places = Map<number, Map<number, Uint8Array[]>>;

const positionsOn = (places: Places | undefined, part: number, page: number): number[] =>
  (places?.get(part)?.get(page) ?? []).flatMap(positionsIn);

function postingsOf(slice: Slice | undefined, word: string, isBegun: boolean): Places {
  const places: Places = new Map();
  for (const [name, octets] of slice ?? []) {
    if (isBegun ? !name.startsWith(word) : name !== word) continue;
    for (const [part, pages] of postingsIn(octets)) {
      const own = places.get(part) ?? new Map<number, Uint8Array[]>();
      for (const [page, positions] of pages) own.set(page, [...(own.get(page) ?? []), positions]);
      places.set(part, own);
    }
  }
  return places;
}
