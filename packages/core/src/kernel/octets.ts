/**
 * The most octets of one answer. The platform limits an answer to six million, counted as it is
 * sent: as a string within a JSON document, with its quotes and line ends escaped once more.
 */
export const MOST_ANSWERED = 5_500_000;
/** The most octets of the items of a page: leaves room for the rest of the answer. */
export const MOST_PAGED = 4_400_000;

/** How many octets a text takes in an answer. */
export const octetsOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** How many of the first items fit in a page: at least one, so that a reader always advances. */
export function fitting(items: readonly object[], most = MOST_PAGED): number {
  let octets = 0;
  for (const [i, item] of items.entries()) {
    octets += octetsOf(JSON.stringify(item));
    if (octets > most) return Math.max(1, i);
  }
  return items.length;
}
