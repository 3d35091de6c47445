import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { isStale } from "../../kernel/dynamo";

/** Who raced for a day's book tries again: there are fewer winners in a day than this. */
const INSISTENTLY = { tries: 60, stepMs: 20 };

const last = new Map<string, Promise<unknown>>();

/**
 * Does what changes the acting practice's books, again while others change what it reads. Within one
 * process one after another, which only spares the tries that would lose: the versions decide.
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
