/** How many events are imported at once, and the pause before the next batch, in ms. */
export const IMPORT = { batch: 50, betweenMs: 500 };

/** Ten events, then a second's pause: one account may send six hundred a minute. */
export const SENDING = { batch: 10, betweenMs: 1000 };

/** The most events that are imported. */
export const MOST_EVENTS = 2500;

/** The most overlong events whose ids are stored. */
const MOST_NAMED = 100;

/** How long a synchronisation may take, in ms: half a minute and 3 s an event, 5 min at least. */
export const timeLimit = (events: number): number => Math.max(30_000 + 3000 * events, 300_000);

type Seen = { ids: Iterable<string>; tooLong: readonly string[] };

/** The events known to be too long, updated by a list that covered some of them. */
export function stillTooLong(before: readonly string[], { ids, tooLong }: Seen): string[] {
  const seen = new Set(ids);
  const others = before.filter((id) => !seen.has(id));
  return [...new Set([...others, ...tooLong])].slice(0, MOST_NAMED);
}
