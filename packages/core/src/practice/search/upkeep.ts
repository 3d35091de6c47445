import { commit, get, type Item, putNewer, removeAny, tryCommit, walk } from "../../kernel/dynamo";
import { recordKey, shelfRange } from "../../kernel/records";
import { type SearchItem, searchKey, slicesFrom, toItem } from "./search.item";
import type { Searchable } from "./search.rules";
import { SEARCH_TYPES, type SearchType } from "./search.schema";

type Truth = Item & Searchable;

/**
 * Updates the index of a record by reading the record itself, so that it may run late, twice, or
 * out of order. An archived, deleted or purged record is removed from the index.
 */
export async function refresh(ownerId: string, kind: SearchType, id: string): Promise<void> {
  const record = await get<Truth>(recordKey(kind, ownerId, id, "active"));
  if (record) await write(ownerId, record);
  else await commit(removeAny(searchKey(ownerId, id)));
}

/** Removes a whole practice from the index. */
export async function forgetAll(ownerId: string): Promise<void> {
  for await (const item of walk<Item>({ ...slicesFrom(ownerId, "0"), limit: 500 })) {
    await commit(removeAny(item));
  }
}

/** Two concurrent runs may write in any order: the newer version stays. */
async function write(ownerId: string, record: Truth): Promise<void> {
  await tryCommit(putNewer(toItem(ownerId, record)));
}

/** Rebuilds the index of a practice from its records. Returns how many are in it. */
export async function rebuild(ownerId: string): Promise<number> {
  const there = new Set<string>();
  for (const kind of SEARCH_TYPES) {
    for await (const record of walk<Truth>({
      ...shelfRange(kind, ownerId, "active"),
      limit: 500,
    })) {
      there.add(record._id);
      await write(ownerId, record);
    }
  }
  for await (const item of walk<SearchItem>({ ...slicesFrom(ownerId, "0"), limit: 500 })) {
    if (!there.has(item._id)) await refresh(ownerId, item.kind, item._id);
  }
  return there.size;
}
