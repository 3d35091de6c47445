/** How long, in ms, a carrier holds an errand; after that it is presumed dead. */
export const LEASE_MS = 60_000;

const MINUTE_MS = 60_000;

/** Minutes to wait after each failed attempt: ten attempts over some sixteen hours. */
const WAITS_MIN = [1, 2, 5, 10, 30, 60, 120, 240, 480];

/** The most attempts before an errand is given up. */
export const MOST_TRIES = WAITS_MIN.length + 1;

/** How long to wait (ms) after the `tries`-th attempt failed; undefined after the last one. */
export function waitAfterTry(tries: number): number | undefined {
  const minutes = WAITS_MIN[tries - 1];
  return minutes === undefined ? undefined : minutes * MINUTE_MS;
}
