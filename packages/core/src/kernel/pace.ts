import { pause } from "./pause";

type Clock = { now(): number; pause(ms: number): Promise<unknown> };

const CLOCK: Clock = { now: () => performance.now(), pause };

/**
 * Gives turns, so that no more than so much begins a second: what it returns resolves when its caller may begin
 * as much as it says. The first begins at once; a turn that came late is not made up for by a faster one.
 */
export function pacer(perSecond: number, clock = CLOCK): (many?: number) => Promise<void> {
  let next = clock.now();
  return async (many = 1) => {
    const turn = Math.max(next, clock.now());
    next = turn + (many * 1000) / perSecond;
    const wait = turn - clock.now();
    if (wait > 0) await clock.pause(wait);
  };
}
