import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

type Insistence = {
  /** How often the work is tried in all. */
  tries?: number;
  /** Longest wait after the first failure, in milliseconds; it grows by as much with each. */
  stepMs?: number;
};

/**
 * Does a piece of work again while it fails with an error that passes: it reads afresh what others
 * changed meanwhile. Waits with full jitter, so that rivals do not meet again; throws the last error.
 */
export async function again<T>(
  work: () => Promise<T>,
  passes: (error: unknown) => boolean,
  { tries = 12, stepMs = 20 }: Insistence = {},
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === tries || !passes(error)) throw error;
      await pause(randomInt(0, stepMs * tried + 1));
    }
  }
}
