import { chunksOf } from "../chunks";

type How<T> = {
  /** How many a run works off by itself, and how many each function that it asks. */
  together: number;
  publish: (some: T[]) => Promise<void>;
  work: (some: T[]) => Promise<void>;
};

/**
 * Goes through all that is due for a job, all shards at once: it keeps the first few for itself, and publishes
 * the others for functions beside it. What the bus does not take, it works off, too. Returns how much it
 * passed on. What is due may be published again by the next run: working it off twice has to be harmless.
 */
export async function passOn<T>(
  shards: AsyncIterable<T>[],
  { together, publish, work }: How<T>,
): Promise<number> {
  let passedOn = 0;
  // They wait: what is published starts at once.
  const own: T[] = [];
  const passOnOf = async (due: AsyncIterable<T>) => {
    for await (const some of chunksOf(due, together)) {
      if (own.length + some.length <= together) own.push(...some);
      else if (await isTaken(publish(some))) passedOn += some.length;
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
