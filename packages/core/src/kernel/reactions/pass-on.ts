import { chunksOf } from "../chunks";

type How<T> = {
  /** How many of a shard a run works off by itself, and how many each function that it asks. */
  together: number;
  publish: (some: T[]) => Promise<void>;
  work: (some: T[]) => Promise<void>;
};

/**
 * Goes through all that is due for a job, shard by shard at once: of each it publishes what is more than the
 * first few, for functions beside it, and then works off these. What the bus does not take, it works
 * off, too. Returns how much it passed on. What is due may be published again by the next run: working it
 * off twice has to be harmless.
 */
export async function passOn<T>(shards: AsyncIterable<T>[], how: How<T>): Promise<number> {
  const each = await Promise.all(shards.map((due) => passOnOf(due, how)));
  return each.reduce((sum, one) => sum + one, 0);
}

async function passOnOf<T>(due: AsyncIterable<T>, how: How<T>): Promise<number> {
  let passedOn = 0;
  let first: T[] | undefined;
  for await (const some of chunksOf(due, how.together)) {
    // The first waits: what is published starts at once.
    if (!first) first = some;
    else if (await isTaken(how.publish(some))) passedOn += some.length;
    else await how.work(some);
  }
  await how.work(first ?? []);
  return passedOn;
}

const isTaken = (publishing: Promise<void>): Promise<boolean> =>
  publishing.then(
    () => true,
    () => false,
  );
