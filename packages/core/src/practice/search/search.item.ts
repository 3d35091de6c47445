import { type Item, type Key, ownerPartition } from "../../kernel/dynamo";
import type { Searchable } from "./search.rules";
import { wordsOf } from "./search.rules";
import type { SearchType } from "./search.schema";

/** The data that the search reads: folded words and their owner. Derived from the record. */
export type SearchItem = Item & {
  _id: string;
  kind: SearchType;
  title: string;
  rest: string;
  /** The case it belongs to, as in the record: people who may not see it do not find it. */
  folderId?: string | null;
  folderIds?: string[];
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

export const slice = (ownerId: string, digit: string) => ({
  pk: partition(ownerId),
  sk: { startingWith: `${digit}#` },
});

export function toItem(ownerId: string, record: Searchable & { version: number }): SearchItem {
  return {
    ...searchKey(ownerId, record._id),
    type: "search",
    version: 1,
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
