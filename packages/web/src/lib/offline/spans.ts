/** What was read of a span of days, both included. */
export type KeptSpan<T> = { from: string; to: string; data: T };

/**
 * What is known of a span of days from spans that were read before: the parts that fall in it, of the
 * latest first, once each. Undefined where none of its days was read.
 */
export function knownWithin<T extends { _id: string }>(
  spans: readonly KeptSpan<readonly T[]>[],
  { from, to }: { from: string; to: string },
  daysOf: (one: T) => { first: string; last: string },
): T[] | undefined {
  const near = spans.filter((span) => span.from <= to && span.to >= from);
  if (near.length === 0) return undefined;
  const known = new Map<string, T>();
  for (const one of near.flatMap(({ data }) => data)) {
    const { first, last } = daysOf(one);
    if (first <= to && last >= from && !known.has(one._id)) known.set(one._id, one);
  }
  return [...known.values()];
}
