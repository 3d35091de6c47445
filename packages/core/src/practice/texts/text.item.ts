import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type Item, type Key, ownerPartition } from "../../kernel/dynamo";
import type { Box } from "./boxes.rules";
import { type Slice, sliceWritten, type TextPage, type Written } from "./postings.rules";

const partition = (ownerId: string) => `${ownerPartition(ownerId)}#TEXTS`;

const digits = (n: number, length: number) => String(n).padStart(length, "0");

/** Pages of one document in a block, the first and the last; its number is never given again. */
export type Part = {
  part: number;
  documentId: string;
  fileId: string;
  from: number;
  to: number;
  words: number;
};

/** The head of a block: which pages its postings are of. Whoever writes a block replaces it. */
export type BlockItem = Item & { block: number; next: number; parts: Part[] };

/**
 * The words of a block that share a slice, as a text that the table compares, and their places: deflated, which leaves
 * two thirds of them. Slices that were written before decision 232 have their places in `octets`.
 */
export type SliceItem = Item & {
  block: number;
  words: string;
  places?: Uint8Array;
  octets?: Uint8Array;
};

/** The text of one page, as it was read. */
export type PageItem = Item & { page: number; octets: Uint8Array; boxes?: Uint8Array };

/** How far a document was read and indexed, and in which blocks. */
export type StateItem = Item & {
  documentId: string;
  fileId: string;
  /** Whether all its pages were read, and how many a file with pages has. */
  isWhole: boolean;
  total: number | null;
  /** The last page that the index has. */
  indexed: number;
  blocks: number[];
  /** How many runs began and did not end: a file that kills its reader is given up. */
  tries: number;
};

/** No block has a higher number. */
export const LAST_BLOCK = 9_999_999;

export const blockKey = (ownerId: string, block: number): Key => ({
  pk: partition(ownerId),
  sk: `BLOCK#${digits(block, 7)}`,
});

export const blockRange = (ownerId: string) => ({
  pk: partition(ownerId),
  sk: { startingWith: "BLOCK#" },
});

export const sliceKey = (ownerId: string, slice: number, block: number): Key => ({
  pk: partition(ownerId),
  sk: `SLICE#${digits(slice, 2)}#${digits(block, 7)}`,
});

/** A slice as the table keeps it; `writtenIn` is the way back. */
export function sliceItem(ownerId: string, n: number, block: number, slice: Slice): SliceItem {
  const { words, octets } = sliceWritten(slice);
  const places = deflateRawSync(octets);
  return { ...sliceKey(ownerId, n, block), type: "textSlice", version: 1, block, words, places };
}

export const writtenIn = ({ words, places, octets = new Uint8Array() }: SliceItem): Written => ({
  words,
  octets: places ? inflateRawSync(places) : octets,
});

/** One slice of some blocks. */
export const sliceRange = (ownerId: string, slice: number, from: number, to: number) => ({
  pk: partition(ownerId),
  sk: { from: sliceKey(ownerId, slice, from).sk, to: sliceKey(ownerId, slice, to).sk },
});

type File = { ownerId: string; documentId: string; fileId: string };

export const pageKey = ({ ownerId, documentId, fileId }: File, page: number): Key => ({
  pk: partition(ownerId),
  sk: `PAGE#${documentId}#${fileId}#${digits(page, 5)}`,
});

export const pageRange = ({ ownerId, documentId, fileId }: File) => ({
  pk: partition(ownerId),
  sk: { startingWith: `PAGE#${documentId}#${fileId}#` },
});

/** The pages of every file of a document. */
export const pagesRange = (ownerId: string, documentId: string) => ({
  pk: partition(ownerId),
  sk: { startingWith: `PAGE#${documentId}#` },
});

export const stateKey = (ownerId: string, documentId: string): Key => ({
  pk: partition(ownerId),
  sk: `STATE#${documentId}`,
});

export const stateRange = (ownerId: string) => ({
  pk: partition(ownerId),
  sk: { startingWith: "STATE#" },
});

/** All that a practice has of texts. */
export const everyText = (ownerId: string) => ({
  pk: partition(ownerId),
  sk: { from: "A", to: "~" },
});

export const pageItem = (file: File, { page, text, boxes }: TextPage): PageItem => ({
  ...pageKey(file, page),
  type: "textPage",
  version: 1,
  page,
  octets: deflateRawSync(text),
  ...(boxes?.length && { boxes: deflateRawSync(JSON.stringify(boxes)) }),
});

export const textOf = ({ octets }: PageItem): string => inflateRawSync(octets).toString();

export const boxesIn = ({ boxes }: PageItem): Box[] =>
  boxes ? JSON.parse(inflateRawSync(boxes).toString()) : [];
