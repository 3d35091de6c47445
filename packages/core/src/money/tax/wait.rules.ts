/** Thrown where ARCA cannot decide now: why, as a sentence for the practice, and how long to wait. */
export class Later extends Error {
  override name = "Later";

  constructor(
    readonly why: string,
    readonly waitMs: number,
  ) {
    super(why);
  }
}

const MINUTE_MS = 60_000;
const WAITS_MIN = [1, 2, 5, 10, 20, 30, 60];

/** How long to wait (ms) after ARCA was asked in vain so many times: it is never given up. */
export const waitAfter = (tries: number): number =>
  (WAITS_MIN[Math.min(Math.max(tries, 1), WAITS_MIN.length) - 1] ?? 60) * MINUTE_MS;
