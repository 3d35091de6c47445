import pMap from "p-map";
import { again } from "../../kernel/again";
import {
  commit,
  getMany,
  type Item,
  isStale,
  putNewer,
  removeAny,
  tryCommit,
  walk,
} from "../../kernel/dynamo";
import { recordKey, shelfRange } from "../../kernel/records";
import { CROWDED, enforce, headOf, removeLoose, sweep, writePacks } from "./packs";
import { everything, type SearchItem, searchKey, slicesFrom, toItem } from "./search.item";
import type { Searchable } from "./search.rules";
import { SEARCH_TYPES, type SearchType } from "./search.schema";

type Truth = Item & Searchable;

/** A record that the index holds or may hold. */
export type SearchRef = { kind: SearchType; id: string };

/** How many entries of the index are written concurrently. */
const WIDTH = 10;

/**
 * Updates the index of different records by reading them, a hundred at once, so that it may run
 * late, twice, or out of order. An archived, deleted or purged record is removed from the index.
 */
export async function refreshMany(ownerId: string, refs: readonly SearchRef[]): Promise<void> {
  const keys = refs.map(({ kind, id }) => recordKey(kind, ownerId, id, "active"));
  const records = await getMany<Truth>(keys);
  const update = async ({ id }: SearchRef, n: number) => {
    const record = records[n];
    if (record) await write(ownerId, record);
    else await commit(removeAny(searchKey(ownerId, id)));
  };
  await pMap(refs, update, { concurrency: WIDTH });
}

/** Removes a whole practice from the index. */
export async function forgetAll(ownerId: string): Promise<void> {
  for await (const item of walk<Item>({ ...everything(ownerId), limit: 500 })) {
    await commit(removeAny(item));
  }
}

/** Two concurrent runs may write in any order: the newer version stays. */
async function write(ownerId: string, record: Truth): Promise<void> {
  await tryCommit(putNewer(toItem(ownerId, record)));
}

/**
 * Rebuilds the index of a practice from its records: loose where they are few, else in packs. Returns
 * how many are in it.
 */
export const rebuild = (ownerId: string, crowded = CROWDED): Promise<number> =>
  again(() => rebuildOnce(ownerId, crowded), isStale);

async function rebuildOnce(ownerId: string, crowded: number): Promise<number> {
  // Read first: whoever packs meanwhile makes this start again.
  const head = await headOf(ownerId);
  const there = new Map<string, SearchItem>();
  for (const kind of SEARCH_TYPES) {
    for await (const record of walk<Truth>({ ...shelfRange(kind, ownerId, "active"), limit: 500 }))
      there.set(record._id, toItem(ownerId, record));
  }
  const entries = [...there.values()];
  const isPacked = head !== undefined || entries.length >= crowded;
  if (isPacked) {
    await enforce(ownerId, head, await writePacks(ownerId, entries));
    await sweep(ownerId, head?.packs ?? []);
  } else {
    await pMap(entries, (entry) => tryCommit(putNewer(entry)), { concurrency: WIDTH });
  }
  for await (const item of walk<SearchItem>({ ...slicesFrom(ownerId, "0"), limit: 500 })) {
    const current = there.get(item._id);
    if (!current) await refreshMany(ownerId, [{ kind: item.kind, id: item._id }]);
    else if (isPacked && item.of <= current.of) await removeLoose([item]);
  }
  return entries.length;
}
