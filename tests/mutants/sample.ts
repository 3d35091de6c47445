/** A random order that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** At most so many of a list, chosen by a seed, in the order of the list. */
export function sampled<T>(list: readonly T[], most: number, seed: number): T[] {
  const random = randomOf(seed);
  const drawn = list.map((_, at) => ({ at, by: random() })).sort((a, b) => a.by - b.by);
  const kept = new Set(drawn.slice(0, most).map(({ at }) => at));
  return list.filter((_, at) => kept.has(at));
}
