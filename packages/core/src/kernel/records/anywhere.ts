import { getMany, type Item, type Key } from "../dynamo";
import type { IdKind } from "../id";
import { recordKeys } from "./record.item";

type Found<T> = { items: (T | undefined)[]; beside: (Item | undefined)[] };

/**
 * Of each thing the item at one of its keys, the likeliest key first; undefined where there is none.
 * The first keys are read alone, as nearly all are there. What moves meanwhile may be missed at all its
 * keys, so what is missing is read at all of them, twice at most; of several the later one counts.
 * Other keys are read `beside`, in the same requests.
 */
export async function atOneOf<T extends Item>(
  things: readonly (readonly Key[])[],
  others: readonly Key[] = [],
): Promise<Found<T>> {
  const items: (T | undefined)[] = things.map(() => undefined);
  let beside: Found<T>["beside"] = [];
  for (const most of [1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]) {
    const missing = things.flatMap((keys, n) =>
      items[n] ? [] : [{ n, keys: keys.slice(0, most) }],
    );
    if (missing.length === 0 && beside.length === others.length) break;
    const all = await getMany<Item>([...others, ...missing.flatMap(({ keys }) => keys)]);
    beside = all.slice(0, others.length);
    let from = others.length;
    for (const { n, keys } of missing) {
      items[n] = latest(all.slice(from, from + keys.length) as (T | undefined)[]);
      from += keys.length;
    }
  }
  return { items, beside };
}

const latest = <T extends Item>(items: (T | undefined)[]): T | undefined =>
  items.flatMap((item) => item ?? []).sort((a, b) => b.version - a.version)[0];

/** A record on any shelf; undefined once it was purged. */
export async function anywhere<T extends object>(
  kind: IdKind,
  ownerId: string,
  id: string,
): Promise<(Item & T) | undefined> {
  const { items } = await atOneOf<Item & T>([recordKeys(kind, ownerId, id)]);
  return items[0];
}
