import { isDeepStrictEqual } from "node:util";
import { again } from "../../kernel/again";
import { commit, get, type Item, insert, isStale, replace, walk } from "../../kernel/dynamo";
import { balanceKey, type EntryItem, entryRange, rangeOf, toCounters } from "./ledger.item";
import { movesOf } from "./ledger.rules";

/** Sets the balance of each case to the sum of its entries. Returns how many were another. */
export async function rebalance(ownerId: string): Promise<number> {
  const cases = new Set<string>();
  for await (const item of walk<Item & { folderId?: string }>({
    ...rangeOf(ownerId),
    limit: 500,
  })) {
    if (item.folderId) cases.add(item.folderId);
  }
  let corrected = 0;
  for (const folderId of cases) {
    if (await again(() => rebalanceCase(ownerId, folderId), isStale)) corrected += 1;
  }
  return corrected;
}

/** Entries are written with the balance: what comes meanwhile changes its version. */
async function rebalanceCase(ownerId: string, folderId: string): Promise<boolean> {
  const key = balanceKey(ownerId, folderId);
  const kept = await get(key);
  const entries: EntryItem[] = [];
  const range = { ...entryRange(ownerId, folderId), limit: 500 };
  for await (const entry of walk<EntryItem>(range)) entries.push(entry);
  const counters = movesOf(entries);
  if (isDeepStrictEqual(counters, toCounters(kept))) return false;
  const base = { ...key, type: "ledgerBalance", version: 1, userId: ownerId, folderId };
  await commit(kept ? replace({ ...kept, ...counters }, kept) : insert({ ...base, ...counters }));
  return true;
}
