/** Cuts a list into parts of at most `size` items, in order; returns none for an empty list. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += size) parts.push(list.slice(from, from + size));
  return parts;
}

/** Cuts what comes one by one into parts of at most `size`, as soon as each is full. */
export async function* chunksOf<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let some: T[] = [];
  for await (const one of all) {
    if (some.push(one) < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
