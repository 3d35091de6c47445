import { fromCursor, toCursor } from "./cursor";
import type { Item } from "./item";
import { query, type Range } from "./read";

/** One page of a range, going on from a cursor that an earlier page of the same range gave. */
export async function page<T extends Item>(range: Omit<Range, "after">, cursor?: string) {
  const { scope, after } = await start(range, cursor);
  const { items, last } = await query<T>({ ...range, after });
  return { items, nextCursor: await toCursor(scope, last && JSON.stringify(last)) };
}

/** Where a cursor of this very range says to go on. Throws `cursor.invalid` for any other. */
async function start({ pk, sk, newestFirst = true }: Omit<Range, "after">, cursor?: string) {
  const scope = `${pk}\n${JSON.stringify(sk)}\n${newestFirst}`;
  const position = await fromCursor(scope, cursor);
  const after = position === undefined ? undefined : (JSON.parse(position) as Partial<Item>);
  return { scope, after };
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

/** How many items are read at once where only some of them are wanted. */
const MOST_READ = 500;
/** How many of those read first may be unwanted, and the page still full. */
const SPARE = 25;

/**
 * One page of those items of a range that are wanted. Reads on until the page is full: for ranges
 * where nearly all that is there is wanted, or which are short.
 */
export async function pageOf<T extends Item>(
  range: Omit<Range, "after"> & { limit: number },
  wanted: (item: T) => boolean,
  cursor?: string,
) {
  const { scope, after: beginning } = await start(range, cursor);
  let after = beginning;
  let size = Math.min(MOST_READ, range.limit + SPARE);
  const items: T[] = [];
  do {
    const { items: read, last } = await query<T>({ ...range, limit: size, after });
    size = MOST_READ;
    for (const item of read) {
      if (wanted(item)) items.push(item);
      if (items.length < range.limit) continue;
      return { items, nextCursor: await cursorAfter(item, scope, range) };
    }
    after = last;
  } while (after);
  return { items };
}

/** A cursor that goes on after an item: its keys in the table, and in the index that is read. */
function cursorAfter(item: Item, scope: string, { index }: Pick<Range, "index">) {
  const names = ["pk", "sk", ...(index ? [`${index}pk`, `${index}sk`] : [])];
  const keys = names.map((name) => [name, Reflect.get(item, name)]);
  return toCursor(scope, JSON.stringify(Object.fromEntries(keys)));
}
