import pMap from "p-map";
import { pause } from "./pause";

type Clock = { now(): number; pause(ms: number): Promise<unknown> };

const CLOCK: Clock = { now: () => performance.now(), pause };

/**
 * Gives turns, at most so many a second: what it returns resolves when its caller may begin. The first
 * begins at once; a turn that came late is not made up for by a faster one.
 */
export function pacer(perSecond: number, clock = CLOCK): () => Promise<void> {
  let next = clock.now();
  return async () => {
    const turn = Math.max(next, clock.now());
    next = turn + 1000 / perSecond;
    const wait = turn - clock.now();
    if (wait > 0) await clock.pause(wait);
  };
}

/** How many items are worked on at the same time, and how many begin a second at most. */
export type Pace = { width: number; perSecond: number };

/** Does `work` for each item at a pace: however fast a function is, a partition gets no more than this. */
export async function atPace<T>(
  items: readonly T[],
  { width, perSecond }: Pace,
  work: (item: T) => Promise<void>,
  clock = CLOCK,
): Promise<void> {
  const turn = pacer(perSecond, clock);
  const inTurn = async (item: T) => {
    await turn();
    await work(item);
  };
  await pMap(items, inTurn, { concurrency: width });
}
