/** Cuts a list into parts of at most `size` items, in order; returns none for an empty list. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += size) parts.push(list.slice(from, from + size));
  return parts;
}
