import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { page } from "../../kernel/dynamo";
import type { Entry } from "../../money/ledger/ledger.schema";
import { Folders } from "../../practice/folders";
import { type CountedItem, countedRange, daysRange } from "./counted.item";
import { total } from "./counter.rules";
import { owedOf } from "./figures.rules";
import type { CaseAccount, CaseEntry, listAccounts, listEntries } from "./statistics.schema";
import { truthIn, truths } from "./truth";

/** How many cases are read for their names at once. */
const MOST = 100;

/** A page of the accounts of cases with debts or client money, according to the counters. */
export async function accounts({ limit, cursor }: z.output<typeof listAccounts>) {
  const range = { ...countedRange(useOwner(), "ledgerBalance"), limit: Math.min(limit, MOST) };
  const { items, nextCursor } = await page<CountedItem>(range, cursor);
  const moved = items.filter(({ tags }) => Object.keys(tags).length > 0);
  const names = await namesOf(moved.map(({ id }) => id));
  const shown = moved.flatMap(({ id, tags }): CaseAccount[] => {
    const folderName = names.get(id);
    const sums = owedOf((name) => tags[total(`account.${name}`)] ?? 0);
    return folderName === undefined ? [] : [{ folderId: id, folderName, ...sums }];
  });
  return { accounts: shown, nextCursor };
}

/** A page of a month's entries that charge or pay, in the accounts of all cases, newest first. */
export async function entries({ month, limit, cursor }: z.output<typeof listEntries>) {
  const ownerId = useOwner();
  const range = daysRange(ownerId, "MONEY", `${month}-01`, `${month}-31`);
  const { items, nextCursor } = await page<CountedItem>(
    { ...range, limit: Math.min(limit, MOST) },
    cursor,
  );
  const [records, names] = await Promise.all([
    items.length === 0 ? new Map() : truths(ownerId, items),
    namesOf(items.flatMap(({ part }) => part?.folderId ?? [])),
  ]);
  const shown = items.flatMap((one): CaseEntry[] => {
    const record = truthIn(records, one).record as Entry | undefined;
    const folderName = record && names.get(record.folderId);
    // Its case was just deleted: it is about to leave the index.
    if (!record || folderName === undefined) return [];
    const { _id, folderId, kind, pesos, date, description, reverses } = record;
    return [{ _id, folderId, folderName, kind, pesos, date, description, reverses }];
  });
  return { entries: shown, nextCursor };
}

async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const folderIds = [...new Set(ids)];
  if (folderIds.length === 0) return new Map();
  const found = await Folders.batch({ folderIds, fields: ["folderName"] });
  return new Map(found.map(({ _id, folderName }) => [_id, folderName ?? ""]));
}
