/**
 * The limits of writing. A process grants the first writes of each minute by itself; beyond them it
 * takes blocks from the bucket in the table, which refills five a second.
 */
export const PACE = { free: 20, freeMs: 60_000, block: 20, refillMs: 200 };

/** How many rows of an import count as one write: they share transactions. */
const ROWS_A_WRITE = 5;

/** The writes that a call with `rows` rows counts beyond itself. */
export const weightOfRows = (rows: number): number => Math.floor(rows / ROWS_A_WRITE);

/**
 * When the bucket is full again (epoch ms) after taking `tokens` from it, or how long to wait (ms).
 * One available token is enough to take many: an import is not split, and later calls wait.
 */
export function takeFrom(
  bucket: { fullAt: number; size: number },
  tokens: number,
  nowMs: number,
): { fullAt: number } | { waitMs: number } {
  const from = Math.max(bucket.fullAt, nowMs);
  const waitMs = from - (nowMs + (bucket.size - 1) * PACE.refillMs);
  return waitMs > 0 ? { waitMs } : { fullAt: from + tokens * PACE.refillMs };
}
