const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after each failed try, in ms: twelve tries over three days. */
const WAITS_MS = [
  ...[MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS, 8 * HOUR_MS, 16 * HOUR_MS, 24 * HOUR_MS],
];

/** After how long without one success an address is switched off, in ms. */
export const GIVEN_UP_MS = 72 * HOUR_MS;
/** How long a run has a lane, in ms; then it is presumed dead. */
export const LEASE_MS = 2 * MINUTE_MS;
/** How long a former secret signs beside the new one, in ms. */
export const OVERLAP_MS = 24 * HOUR_MS;
/** How many addresses a practice may have. */
export const MOST_ENDPOINTS = 10;
/** How many days a delivery is kept. */
export const KEPT_DAYS = 30;
/** How much of an answer is kept, in characters. */
export const MOST_KEPT = 500;

/**
 * When to try again after the `tries`-th failure in a row, UTC ISO: later with each, and for the last
 * time when what has failed `since` an instant is given up.
 */
export function nextTry(tries: number, since: string | null | undefined, nowMs: number): string {
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const last = since ? Date.parse(since) + GIVEN_UP_MS : Number.POSITIVE_INFINITY;
  return new Date(Math.min(nowMs + wait, Math.max(last, nowMs))).toISOString();
}

/** Whether what has failed since an instant (UTC ISO) is given up. */
export const isGivenUp = (since: string, nowMs: number): boolean =>
  nowMs - Date.parse(since) >= GIVEN_UP_MS;
