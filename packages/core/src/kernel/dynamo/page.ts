import { fitting } from "../octets";
import { fromCursor, toCursor } from "./cursor";
import type { Item } from "./item";
import { query, type Range } from "./read";
import { isAnythingKept } from "./reserved";

/**
 * Below this number of characters, an answer of DynamoDB cannot make a page too large: each takes
 * three octets at most, and one more where it is escaped twice.
 */
const LIGHT = 700_000;

/**
 * Reads one page of a range, from the start or after a cursor of the same range: as many items as
 * were asked for, or as fit in one answer.
 */
export async function page<T extends Item>(asked: Omit<Range, "after">, cursor?: string) {
  // A page's size and cursor must not reveal items that are hidden from the actor.
  if (isAnythingKept()) return pageOf<T>({ limit: MOST_READ, ...asked }, () => true, cursor);
  const range = withKeys(asked);
  const { scope, after } = await start(range, cursor);
  const { items, last, weight } = await query<T>({ ...range, after });
  const size = weight < LIGHT ? items.length : fitting(items);
  const end = items[size - 1];
  if (end && size < items.length) {
    return { items: items.slice(0, size), nextCursor: await cursorAfter(end, scope, range) };
  }
  return { items, nextCursor: await toCursor(scope, last && JSON.stringify(last)) };
}

const keyNames = ({ index }: Pick<Range, "index">) => [
  "pk",
  "sk",
  ...(index ? [`${index}pk`, `${index}sk`] : []),
];

/** Adds to a range's attributes the keys that a cursor is made of. */
const withKeys = <R extends Omit<Range, "after">>(range: R): R =>
  range.attributes
    ? { ...range, attributes: [...new Set([...keyNames(range), ...range.attributes])] }
    : range;

/** Where a cursor of this same range continues. Throws `cursor.invalid` for any other. */
async function start({ pk, sk, newestFirst = true }: Omit<Range, "after">, cursor?: string) {
  const scope = `${pk}\n${JSON.stringify(sk)}\n${newestFirst}`;
  const position = await fromCursor(scope, cursor);
  const after = position === undefined ? undefined : (JSON.parse(position) as Partial<Item>);
  return { scope, after };
}

/** Yields every item of a range, one query at a time as they are consumed. */
export async function* walk<T extends Item>(asked: Omit<Range, "after">): AsyncGenerator<T> {
  const range = asked.type ? { limit: MOST_LEFT_OUT, ...asked } : asked;
  let after: Partial<Item> | undefined;
  do {
    const { items, last } = await query<T>({ ...range, after });
    yield* items;
    after = last;
  } while (after);
}

/** The most items read per query where only some of them are wanted. */
const MOST_READ = 500;
/**
 * The same where the database leaves out the others: about what one query may read (1 MB). Without a
 * limit, dynoxide takes twice as long.
 */
const MOST_LEFT_OUT = 2000;
/**
 * How many extra items the first query reads, so that a few unwanted ones still leave a full page.
 */
const SPARE = 25;

/**
 * Reads one page of the items of a range that are wanted. Goes on until the page is full, or as
 * large as fits in one answer: for short ranges, or where nearly every item is wanted.
 */
export const pageOf = <T extends Item>(
  asked: Asked,
  wanted: (item: T) => boolean,
  cursor?: string,
) => pageSifted<T>(asked, async (items) => items.filter(wanted), cursor);

type Asked = Omit<Range, "after"> & { limit: number };

/** Like `pageOf`, where `sift` returns the wanted items after reading more from the table. */
export async function pageSifted<T extends Item>(
  asked: Asked,
  sift: (items: T[]) => Promise<T[]>,
  cursor?: string,
) {
  const range = withKeys(asked);
  const { scope, after: beginning } = await start(range, cursor);
  let after = beginning;
  let size: number | undefined = Math.min(MOST_READ, range.limit + SPARE);
  let weight = 0;
  const items: T[] = [];
  do {
    const read = await query<T>({ ...range, limit: size, after });
    size = range.type ? MOST_LEFT_OUT : MOST_READ;
    weight += read.weight;
    items.push(...(await sift(read.items)));
    const room = weight < LIGHT ? items.length : fitting(items);
    const page = items.slice(0, Math.min(room, range.limit));
    const end = page.at(-1);
    // Ends a full page here even where nothing may follow: only another query would show that.
    if (end && (page.length === range.limit || page.length < items.length)) {
      return { items: page, nextCursor: await cursorAfter(end, scope, range) };
    }
    after = read.last;
  } while (after);
  return { items };
}

/** A cursor that continues after an item: its keys in the table and in the index being read. */
function cursorAfter(item: Item, scope: string, range: Pick<Range, "index">) {
  const keys = keyNames(range).map((name) => [name, Reflect.get(item, name)]);
  return toCursor(scope, JSON.stringify(Object.fromEntries(keys)));
}
