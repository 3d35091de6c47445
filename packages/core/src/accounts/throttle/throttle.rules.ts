/** The failures of an account before it has to wait. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 15 * 60 * 1000;

/** A bucket of 30 attempts per network that refills one a second. */
export const BUCKET = { size: 30, refillMs: 1000 };

/**
 * How long, in ms, an account waits after `failures` failures: none, then 1 s doubling to 15 min.
 */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  // 2^20 s already exceeds the longest wait, and keeps the power finite.
  const exponent = Math.min(failures - FREE_FAILURES, 20);
  return Math.min(1000 * 2 ** exponent, LONGEST_WAIT_MS);
}
