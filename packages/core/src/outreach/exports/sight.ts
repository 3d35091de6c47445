import { type Item, isKeptBy, ownerPartition, walk } from "../../kernel/dynamo";
import { shelfWords } from "../../kernel/records";
import { RECORD_KINDS } from "../../kernel/records/record.rules";
import { keptFrom } from "../../kernel/seen-by";

/**
 * What of a practice goes into the export of its account: passed to each reader explicitly, because
 * the ZIP is read in pieces, outside the context of the request.
 */
export type Sight = {
  /** How many reserved cases its person may not see. */
  cases: number;
  /** Whether an item may be exported. */
  sees(item: Item): boolean;
  /** The fields of an item without references to cases hidden from the person. */
  without(row: Record<string, unknown>): Record<string, unknown>;
};

/** What the account's own person may see. */
export async function sightOf(userId: string): Promise<Sight> {
  const hidden = await keptFrom(userId, userId);
  const isOfOthers = (item: Item) => {
    const onlyFor = Reflect.get(item, "onlyFor");
    return Array.isArray(onlyFor) && !onlyFor.includes(userId);
  };
  if (hidden.size === 0) {
    return { cases: 0, sees: (item) => !isOfOthers(item), without: (row) => row };
  }
  const records = await keptRecords(userId, hidden);
  const isOfOne = ({ sk, ...item }: Item) =>
    [...(sk.match(ID) ?? []), String(Reflect.get(item, "sourceId"))].some((id) => records.has(id));
  return {
    cases: hidden.size,
    // The figures of a day include all cases.
    sees: (item) =>
      item.type !== "statsDay" && !isOfOthers(item) && !isKeptBy(hidden, item) && !isOfOne(item),
    without: (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.filter((one) => !hidden.has(one)) : value,
        ]),
      ),
  };
}

const ID = /[a-z]{3}_[0-9A-Z]{26}/g;

const NEEDED = ["sk", "_id", "gsi1pk", "folderId", "folderIds", "goneFolderIds"];

/** The records of those cases, to recognise their history and their earlier figures. */
async function keptRecords(userId: string, hidden: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const startingWith of RECORD_KINDS.flatMap(shelfWords)) {
    const range = { pk: ownerPartition(userId), sk: { startingWith }, attributes: NEEDED };
    for await (const item of walk({ ...range, limit: 500 })) {
      if (isKeptBy(hidden, item)) found.add(String(Reflect.get(item, "_id")));
    }
  }
  return found;
}
