import { chunksOf } from "../chunks";
import { pacer } from "../pace";

type How<T> = {
  /** How many a run works off by itself, and how many each function that it asks. */
  together: number;
  /** How many are published a second at most: however fast the functions are, the table takes them. */
  perSecond: number;
  publish: (some: T[]) => Promise<void>;
  work: (some: T[]) => Promise<void>;
};

/**
 * Goes through all that is due for a job, all shards at once: it keeps the first few for itself, and publishes
 * the others for functions beside it, at a pace. What the bus does not take, it works off, too. Returns how much it
 * passed on. What is due may be published again by the next run: working it off twice has to be harmless.
 */
export async function passOn<T>(
  shards: AsyncIterable<T>[],
  { together, perSecond, publish, work }: How<T>,
): Promise<number> {
  let passedOn = 0;
  const turn = pacer(perSecond);
  // They wait: what is published starts at once.
  const own: T[] = [];
  const passOnOf = async (due: AsyncIterable<T>) => {
    for await (const some of chunksOf(due, together)) {
      if (own.length + some.length <= together) {
        own.push(...some);
        continue;
      }
      await turn(some.length);
      if (await isTaken(publish(some))) passedOn += some.length;
      else await work(some);
    }
  };
  await Promise.all(shards.map(passOnOf));
  await work(own);
  return passedOn;
}

const isTaken = (publishing: Promise<void>): Promise<boolean> =>
  publishing.then(
    () => true,
    () => false,
  );
