/** How many events are brought in at once, and how long it waits before the next as many. */
export const IMPORT = { batch: 50, betweenMs: 500 };

/** Ten events, and a second: six hundred a minute is what one account may. */
export const SENDING = { batch: 10, betweenMs: 1000 };

/** No more is brought in than this, however much there is. */
export const MOST_EVENTS = 2500;

/** How many events that are too long are remembered by name. */
const MOST_NAMED = 100;

/** How long a synchronisation may take, in milliseconds: half a minute and 3 s an event, 5 min at least. */
export const timeLimit = (events: number): number => Math.max(30_000 + 3000 * events, 300_000);

type Seen = { ids: Iterable<string>; tooLong: readonly string[] };

/** The events known to be too long, after a list that said of some of them how they are now. */
export function stillTooLong(before: readonly string[], { ids, tooLong }: Seen): string[] {
  const seen = new Set(ids);
  const others = before.filter((id) => !seen.has(id));
  return [...new Set([...others, ...tooLong])].slice(0, MOST_NAMED);
}
