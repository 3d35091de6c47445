const AT_ONCE = 4;

export type Outcome<T> = { done: T[]; failed: { item: T; error: unknown }[] };

/** Calls a function for each item, a few at a time; one that fails does not stop the others. */
export async function runEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [] };
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await run(item);
        outcome.done.push(item);
      } catch (error) {
        outcome.failed.push({ item, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}
