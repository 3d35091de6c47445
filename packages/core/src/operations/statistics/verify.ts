import { nowIso } from "../../kernel/clock";
import { commit, type Item, isStale, replace, tryCommit, walk } from "../../kernel/dynamo";
import { type CountedItem, countedRange } from "./counted.item";
import {
  type Added,
  addition,
  type CounterItem,
  counterKey,
  countersOf,
  countersRange,
} from "./counter.item";
import { placesOf } from "./counter.rules";

/** How often the sums are repeated for counters that change meanwhile. */
const PASSES = 5;

/**
 * Compares each counter of a practice with the sum of its records' contributions, and corrects
 * differences at its version. A counter that changed during the sum is checked in the next pass.
 * Returns how many counters were wrong, and how many items kept changing.
 */
export async function verify(ownerId: string): Promise<{ corrected: number; restless: number }> {
  let corrected = 0;
  let restless = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = await itemsOf(ownerId);
    const sums = await sumsOf(ownerId);
    const after = await itemsOf(ownerId);
    restless = 0;
    for (const sk of new Set([...after.keys(), ...sums.keys()])) {
      const [old, now] = [before.get(sk), after.get(sk)];
      const wanted = sums.get(sk)?.by ?? new Map<string, number>();
      if (old?.version !== now?.version) restless += 1;
      else corrected += now ? await correct(now, wanted) : await make(ownerId, sums.get(sk));
    }
    if (restless === 0) break;
  }
  return { corrected, restless };
}

async function itemsOf(ownerId: string): Promise<Map<string, CounterItem>> {
  const items = new Map<string, CounterItem>();
  for await (const item of walk<CounterItem>({ ...countersRange(ownerId), limit: 500 })) {
    items.set(item.sk, item);
  }
  return items;
}

/** The contributions of all records of a practice, by item and counter. */
async function sumsOf(ownerId: string): Promise<Map<string, Added>> {
  const sums = new Map<string, Added>();
  for await (const { tags } of walk<CountedItem>({ ...countedRange(ownerId), limit: 500 })) {
    for (const [tag, by] of Object.entries(tags)) {
      for (const place of placesOf(tag)) {
        const key = counterKey(ownerId, place);
        const spelled = place.of === "word" ? place : undefined;
        const sum = sums.get(key.sk) ?? { key, by: new Map<string, number>(), spelled };
        sum.by.set(place.name, (sum.by.get(place.name) ?? 0) + by);
        sums.set(key.sk, sum);
      }
    }
  }
  return sums;
}

/** Creates a missing item of counters, unless it is created meanwhile. */
async function make(ownerId: string, sum: Added | undefined): Promise<number> {
  if (!sum) return 0;
  const outcome = await tryCommit(addition(sum, nowIso(), { ownerId, onlyIfMissing: true }));
  return outcome === "written" ? sum.by.size : 0;
}

/** Corrects an item, if it does not change meanwhile. Returns how many counters were wrong. */
async function correct(item: CounterItem, wanted: Map<string, number>): Promise<number> {
  const kept = countersOf(item);
  const names = new Set([...kept.keys(), ...wanted.keys()]);
  const wrong = [...names].filter((name) => (kept.get(name) ?? 0) !== (wanted.get(name) ?? 0));
  if (wrong.length === 0) return 0;
  const right = {
    ...item,
    ...Object.fromEntries(wrong.map((name) => [name, wanted.get(name) ?? 0])),
  };
  try {
    await commit(replace(right as Item, item));
    return wrong.length;
  } catch (error) {
    if (isStale(error)) return 0;
    throw error;
  }
}
