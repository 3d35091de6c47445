import { AsyncLocalStorage } from "node:async_hooks";
import type { Write } from "./write";

type Held = { write: Write | undefined };

const storage = new AsyncLocalStorage<Held>();

/** The most writes that DynamoDB allows in a transaction. */
export const MOST_WRITES = 100;

/**
 * Runs `work` with a write that joins the first transaction that `work` commits. Returns the result
 * of `work`, and whether the write was made.
 */
export async function writingBeside<T>(
  write: Write,
  work: () => Promise<T>,
): Promise<{ result: T; written: boolean }> {
  const held: Held = { write };
  const result = await storage.run(held, work);
  return { result, written: held.write === undefined };
}

/** Runs bookkeeping within `writingBeside` whose commits do not take the held write. */
export const aside = <T>(work: () => Promise<T>): Promise<T> =>
  storage.run({ write: undefined }, work);

/**
 * Commits writes together with the one that `writingBeside` holds. Commits in parallel go without
 * it; when the commit fails, it is held again.
 */
export async function withBeside(
  writes: Write[],
  commit: (writes: Write[]) => Promise<void>,
): Promise<void> {
  const held = storage.getStore();
  const write = held?.write;
  if (!held || !write || writes.length >= MOST_WRITES) return commit(writes);
  held.write = undefined;
  try {
    await commit([...writes, write]);
  } catch (error) {
    held.write = write;
    throw error;
  }
}
