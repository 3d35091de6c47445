import { fromCursor, toCursor } from "./cursor";
import type { Item } from "./item";
import { query, type Range } from "./read";

/** One page of a range, going on from a cursor that an earlier page of the same range gave. */
export async function page<T extends Item>(range: Omit<Range, "after">, cursor?: string) {
  const scope = `${range.pk}\n${JSON.stringify(range.sk)}\n${range.newestFirst ?? true}`;
  const position = await fromCursor(scope, cursor);
  const after = position === undefined ? undefined : (JSON.parse(position) as Partial<Item>);
  const { items, last } = await query<T>({ ...range, after });
  return { items, nextCursor: await toCursor(scope, last && JSON.stringify(last)) };
}

/** Every item of a range, read a page at a time as they are asked for. */
export async function* walk<T extends Item>(range: Omit<Range, "after">): AsyncGenerator<T> {
  let after: Partial<Item> | undefined;
  do {
    const { items, last } = await query<T>({ ...range, after });
    yield* items;
    after = last;
  } while (after);
}
