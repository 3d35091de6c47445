/** The failures of an account before it has to wait. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 15 * 60 * 1000;

/** A bucket of 30 attempts per network that refills one a second. */
export const BUCKET = { size: 30, refillMs: 1000 };

/** The letters with a code that an address may get in an hour, per purpose. */
const LETTERS_AN_HOUR = 3;
const HOUR_MS = 3600 * 1000;

/** A letter that was sent, and when (epoch ms). */
export type SentLetter = { id: string; at: number };

/**
 * The letters of the last hour with one more, or undefined when there is no room for it. A letter
 * sent again counts once.
 */
export function withLetter(sent: readonly SentLetter[], id: string, now: number) {
  const recent = sent.filter(({ at }) => now - at < HOUR_MS);
  if (recent.some((one) => one.id === id)) return recent;
  return recent.length < LETTERS_AN_HOUR ? [...recent, { id, at: now }] : undefined;
}

/**
 * How long, in ms, an account waits after `failures` failures: none, then 1 s doubling to 15 min.
 */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  // 2^20 s already exceeds the longest wait, and keeps the power finite.
  const exponent = Math.min(failures - FREE_FAILURES, 20);
  return Math.min(1000 * 2 ** exponent, LONGEST_WAIT_MS);
}
