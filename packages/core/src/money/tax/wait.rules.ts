/** Thrown where ARCA cannot decide now: the reason, for the practice, and how long to wait (ms). */
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

/** How long to wait, in ms, after so many failed tries: it is never given up. */
export const waitAfter = (tries: number): number =>
  (WAITS_MIN[Math.min(Math.max(tries, 1), WAITS_MIN.length) - 1] ?? 60) * MINUTE_MS;
