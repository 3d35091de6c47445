/**
 * How fast a practice may write. A process grants the first writes of each minute by itself; beyond
 * them it takes blocks from the bucket in the table, which refills five a second.
 */
export const PACE = { free: 20, freeMs: 60_000, block: 20, refillMs: 200 };

/** Rows of an import that weigh as much as one write: they share transactions. */
const ROWS_A_WRITE = 5;

/** What a call with so many rows weighs beyond itself, in writes. */
export const weightOfRows = (rows: number): number => Math.floor(rows / ROWS_A_WRITE);

/**
 * When the bucket is full again (epoch ms) after taking `tokens` from it, or how long to wait (ms).
 * Whoever finds one token may take many: an import goes whole, and what comes after it waits.
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
