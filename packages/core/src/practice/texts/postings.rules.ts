import type { Box } from "./boxes.rules";
import { Eye, Pen } from "./octets.rules";
import { SHORTEST_BEGINNING, wordsIn } from "./words.rules";

/** A page of a document as it was read; the first is page 1. Of one that is a picture, its boxes. */
export type TextPage = { page: number; text: string; boxes?: Box[] };

/** Where a word stands: on which page, as which of its words (the first is 0). */
export type Places = Map<number, number[]>;

/** The slices in which the words of a block are kept: with its head they fit one transaction. */
export const SLICES = 96;

/** The slice of a word. Words that begin alike share it, so that a beginning finds them all. */
export function sliceOf(word: string): number {
  let hash = 7;
  for (const letter of [...word].slice(0, SHORTEST_BEGINNING)) {
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return ((hash * 2654435761) >>> 0) % SLICES;
}

/** The words of some pages with their places, by slice; and how many words there are. */
export function indexOf(pages: readonly TextPage[]) {
  const slices = new Map<number, Map<string, Places>>();
  let count = 0;
  for (const { page, text } of pages) {
    for (const [position, { word }] of wordsIn(text).entries()) {
      count += 1;
      const slice = entry(slices, sliceOf(word), () => new Map<string, Places>());
      const places = entry(slice, word, () => new Map() as Places);
      entry(places, page, () => [] as number[]).push(position);
    }
  }
  return { slices, count };
}

function entry<K, V>(map: Map<K, V>, key: K, made: () => V): V {
  const there = map.get(key);
  if (there !== undefined) return there;
  const value = made();
  map.set(key, value);
  return value;
}

/** A slice as stored: each word with its places, still in octets. */
export type Slice = Map<string, Uint8Array>;

/** Adds the places of words in one part to a slice. */
export function withPart(slice: Slice, part: number, words: ReadonlyMap<string, Places>): Slice {
  const wider = new Map(slice);
  for (const [word, places] of words) {
    const pen = new Pen();
    const before = slice.get(word);
    if (before) pen.octets(before);
    const own = placesWritten(places);
    pen.number(part);
    pen.number(own.length);
    pen.octets(own);
    wider.set(word, pen.written());
  }
  return wider;
}

/** Leaves parts out of a slice, and the words that were only in them. */
export function withoutParts(slice: Slice, parts: ReadonlySet<number>): Slice {
  const left: Slice = new Map();
  for (const [word, octets] of slice) {
    const pen = new Pen();
    const eye = new Eye(octets);
    while (!eye.isAtEnd) {
      const [part, length] = [eye.number(), eye.number()];
      const own = eye.octets(length);
      if (parts.has(part)) continue;
      pen.number(part);
      pen.number(length);
      pen.octets(own);
    }
    const kept = pen.written();
    if (kept.length > 0) left.set(word, kept);
  }
  return left;
}

function placesWritten(places: Places): Uint8Array {
  const pen = new Pen();
  let lastPage = 0;
  for (const [page, positions] of places) {
    const own = new Pen();
    let last = 0;
    for (const position of positions) {
      own.number(position - last);
      last = position;
    }
    const octets = own.written();
    pen.number(page - lastPage);
    pen.number(octets.length);
    pen.octets(octets);
    lastPage = page;
  }
  return pen.written();
}

/** The pages where a word stands, by part; its positions on each are read when they matter. */
export type Postings = Map<number, Map<number, Uint8Array>>;

/** The places of a word by part. */
export function postingsIn(octets: Uint8Array): Postings {
  const postings: Postings = new Map();
  const eye = new Eye(octets);
  while (!eye.isAtEnd) {
    const part = eye.number();
    postings.set(part, pagesIn(eye.octets(eye.number())));
  }
  return postings;
}

function pagesIn(octets: Uint8Array): Map<number, Uint8Array> {
  const pages = new Map<number, Uint8Array>();
  const eye = new Eye(octets);
  let page = 0;
  while (!eye.isAtEnd) {
    page += eye.number();
    pages.set(page, eye.octets(eye.number()));
  }
  return pages;
}

/** The positions of a word on a page. */
export function positionsIn(octets: Uint8Array): number[] {
  const positions: number[] = [];
  const eye = new Eye(octets);
  let last = 0;
  while (!eye.isAtEnd) {
    last += eye.number();
    positions.push(last);
  }
  return positions;
}

/** A slice as stored: its words between line breaks, and the length and places of each. */
export type Written = { words: string; octets: Uint8Array };

/** What the words of a stored slice contain when one begins like that, or is that. */
export const traceOf = (word: string, isBegun: boolean) => `\n${word}${isBegun ? "" : "\n"}`;

export function sliceWritten(slice: Slice): Written {
  const pen = new Pen();
  for (const octets of slice.values()) pen.number(octets.length);
  for (const octets of slice.values()) pen.octets(octets);
  return { words: `\n${[...slice.keys()].join("\n")}\n`, octets: pen.written() };
}

/** Reads a slice; with `isWanted`, only words that it accepts. */
export function sliceIn({ words, octets }: Written, isWanted = (_word: string) => true): Slice {
  const eye = new Eye(octets);
  const names = words.slice(1, -1).split("\n");
  const lengths = names.map(() => eye.number());
  const slice: Slice = new Map();
  for (const [n, word] of names.entries()) {
    const own = eye.octets(lengths[n] ?? 0);
    if (isWanted(word)) slice.set(word, own);
  }
  return slice;
}
