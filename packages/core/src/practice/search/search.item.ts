import { type Item, type Key, ownerPartition } from "../../kernel/dynamo";
import type { Column, Entry } from "./pack.rules";
import type { Searchable } from "./search.rules";
import { wordsOf } from "./search.rules";
import type { SearchType } from "./search.schema";

/** The data that the search reads: folded words and their owner. Derived from the record. */
export type SearchItem = Item &
  Entry & {
    /** The version of the record it was made from: an older one never overwrites a newer. */
    of: number;
  };

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The slices in which a large practice is read in parallel. */
export const SLICES = "0123456789abcdef";

const partition = (ownerId: string) => `${ownerPartition(ownerId)}#SEARCH`;

/** The slice of an id: its last character is random, which spreads records evenly. */
export const sliceOf = (id: string) =>
  SLICES[ALPHABET.indexOf(id.slice(-1)) % SLICES.length] ?? "0";

export const searchKey = (ownerId: string, id: string): Key => ({
  pk: partition(ownerId),
  sk: `${sliceOf(id)}#${id}`,
});

/** The range of all slices from one on: they sort by their digit. */
export const slicesFrom = (ownerId: string, first: string) => ({
  pk: partition(ownerId),
  sk: { from: first, to: "g" },
});

/** All slices, and the head of the packs behind them. */
export const slicesAndHead = (ownerId: string) => ({
  pk: partition(ownerId),
  sk: { from: "0", to: HEAD },
});

/** All that a practice has of the search. */
export const everything = (ownerId: string) => ({
  pk: partition(ownerId),
  sk: { from: "0", to: "~" },
});

const HEAD = "h";

/** A pack in the head: when it was made, and its octets as texts and as numbers. */
export type PackRef = { id: string; texts: number; numbers: number };

/** The packs in force. A pack that it does not list is never read. */
export type HeadItem = Item & { packs: PackRef[] };

export const headKey = (ownerId: string): Key => ({ pk: partition(ownerId), sk: HEAD });

/** Entries of many records, compressed; of each, the whole texts or only what has digits. */
export type PackItem = Item & { octets: Uint8Array };

export const packKey = (ownerId: string, column: Column, id: string): Key => ({
  pk: partition(ownerId),
  sk: `p#${id}#${column}`,
});

export const packsRange = (ownerId: string) => ({
  pk: partition(ownerId),
  sk: { startingWith: "p#" },
});

export const idOfPack = ({ sk }: Key): string => sk.split("#")[1] ?? "";

export const slice = (ownerId: string, digit: string) => ({
  pk: partition(ownerId),
  sk: { startingWith: `${digit}#` },
});

export function toItem(ownerId: string, record: Searchable & { version: number }): SearchItem {
  return {
    ...searchKey(ownerId, record._id),
    type: "search",
    // Conditions of what removes it: those from before have 1.
    version: record.version,
    _id: record._id,
    kind: record.type as SearchType,
    ...wordsOf(record),
    ...caseOf(record),
    of: record.version,
  };
}

function caseOf({ type, _id, folderId, folderIds }: Searchable): Partial<SearchItem> {
  if (Array.isArray(folderIds)) return { folderIds };
  const id = type === "folder" ? _id : folderId;
  return typeof id === "string" ? { folderId: id } : {};
}
