/** Failures an account may make before it has to wait. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 15 * 60 * 1000;

/** A bucket of 30 attempts per address that refills one a second. */
export const BUCKET = { size: 30, refillMs: 1000 };

/** Letters with a code that an address may get in an hour, for each purpose. */
const LETTERS_AN_HOUR = 3;
const HOUR_MS = 3600 * 1000;

/** A letter that was sent, and when (epoch ms). */
export type SentLetter = { id: string; at: number };

/**
 * The letters of the last hour with one more, or nothing when there is no room for it. A letter that
 * is sent again counts once.
 */
export function withLetter(sent: readonly SentLetter[], id: string, now: number) {
  const recent = sent.filter(({ at }) => now - at < HOUR_MS);
  if (recent.some((one) => one.id === id)) return recent;
  return recent.length < LETTERS_AN_HOUR ? [...recent, { id, at: now }] : undefined;
}

/** How long an account waits after its `failures`-th failure: none, then 1 s doubling to 15 min. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  // 2^20 s is already far beyond the longest wait: keeps the power finite.
  const exponent = Math.min(failures - FREE_FAILURES, 20);
  return Math.min(1000 * 2 ** exponent, LONGEST_WAIT_MS);
}
