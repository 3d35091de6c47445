/**
 * What one answer may carry, in octets. The platform ends an answer at six million, counted as it
 * goes: a text within a JSON document, with its quotes and line ends escaped once more.
 */
export const MOST_ANSWERED = 5_500_000;
/** What a page of a list may carry: there is room for what goes around its items. */
export const MOST_PAGED = 4_400_000;

/** How many octets a text takes within an answer. */
export const octetsOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** How many of the first items fit in a page: one at least, so that a reader always goes on. */
export function fitting(items: readonly object[], most = MOST_PAGED): number {
  let octets = 0;
  for (const [i, item] of items.entries()) {
    octets += octetsOf(JSON.stringify(item));
    if (octets > most) return Math.max(1, i);
  }
  return items.length;
}
