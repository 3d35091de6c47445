import { useOwner } from "../actor";
import { again } from "../again";
import { isStale } from "./commit";

/** Who raced for the same items tries again: there are fewer winners at once than this. */
const INSISTENTLY = { tries: 60, stepMs: 20 };

const last = new Map<string, Promise<unknown>>();

/**
 * Does what many change at once in the acting practice (a day's book, a counter of numbers), again
 * while others change what it reads. Within one process one after another, which only spares the
 * tries that would lose: the versions decide.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const ownerId = useOwner();
  const before = last.get(ownerId) ?? Promise.resolve();
  const done = before.then(() => again(work, isStale, INSISTENTLY));
  const quiet = done.catch(() => undefined);
  last.set(ownerId, quiet);
  try {
    return await done;
  } finally {
    if (last.get(ownerId) === quiet) last.delete(ownerId);
  }
}
