import { isDeepStrictEqual } from "node:util";
import {
  commit,
  type Item,
  insert,
  type Key,
  ownerPartition,
  replace,
  walk,
} from "../../kernel/dynamo";
import { monthKey, standingKey } from "./figures.item";
import { type Counts, shareOf, sumOf } from "./figures.rules";
import { allOf, fromItem } from "./invoice.item";

/**
 * Sets the figures of a practice's invoices to the sum of their shares. Returns how many were another.
 * Throws `version.stale` where an invoice changed meanwhile: call it `again`.
 */
export async function recount(ownerId: string): Promise<number> {
  // The figures first: whatever changes an invoice after that changes their version.
  const figures = new Map<string, Item>();
  const range = { pk: ownerPartition(ownerId), sk: { startingWith: standingKey(ownerId).sk } };
  for await (const item of walk(range)) figures.set(item.sk, item);
  const right = await rightFigures(ownerId);
  const keys = new Set([...figures.keys(), ...right.keys()]);
  let corrected = 0;
  for (const sk of keys) {
    const counts = right.get(sk) ?? {};
    const kept = figures.get(sk);
    if (isDeepStrictEqual(nonZero(countsIn(kept)), nonZero(counts))) continue;
    const item = { pk: ownerPartition(ownerId), sk, type: "invoiceFigures", version: 1, ...counts };
    await commit(kept ? replace(item, kept) : insert(item));
    corrected += 1;
  }
  return corrected;
}

/** The counters as the invoices say, by sort key. */
async function rightFigures(ownerId: string): Promise<Map<string, Counts>> {
  const right = new Map<string, Counts>();
  const add = ({ sk }: Key, counts: Counts) => right.set(sk, sumOf([right.get(sk) ?? {}, counts]));
  for await (const item of walk({ ...allOf(ownerId), limit: 500 })) {
    const { standing, months } = shareOf(fromItem(item));
    add(standingKey(ownerId), standing);
    for (const [month, counts] of Object.entries(months)) add(monthKey(ownerId, month), counts);
  }
  return right;
}

const OF_ITEM = new Set(["pk", "sk", "type", "version", "writeId"]);

const countsIn = (item: Item | undefined): Counts =>
  Object.fromEntries(
    Object.entries(item ?? {}).flatMap(([name, count]) =>
      OF_ITEM.has(name) || typeof count !== "number" ? [] : [[name, count]],
    ),
  );

const nonZero = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
