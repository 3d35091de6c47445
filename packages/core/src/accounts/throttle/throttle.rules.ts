/** Failures an account may make before it has to wait. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 15 * 60 * 1000;

/** A bucket of 30 attempts per address that refills one a second. */
export const BUCKET = { size: 30, refillMs: 1000 };

/** How long an account waits after its `failures`-th failure: none, then 1 s doubling to 15 min. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  // 2^20 s is already far beyond the longest wait: keeps the power finite.
  const exponent = Math.min(failures - FREE_FAILURES, 20);
  return Math.min(1000 * 2 ** exponent, LONGEST_WAIT_MS);
}
