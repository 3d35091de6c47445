import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

type Insistence = {
  /** The most attempts, the first included. */
  tries?: number;
  /** The longest wait after the first failure, in ms; each later failure adds as much again. */
  stepMs?: number;
};

/**
 * Repeats `work` while it fails with an error that `passes` accepts, so that it reads again what
 * others changed meanwhile. Waits with full jitter, so that rivals do not collide again; throws the
 * last error.
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
