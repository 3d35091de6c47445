import { useOwner } from "../actor";
import { again } from "../again";
import { isStale } from "./commit";

/** Retries of writers that race for the same items: fewer than this write at the same time. */
const INSISTENTLY = { tries: 60, stepMs: 20 };

const last = new Map<string, Promise<unknown>>();

/**
 * Runs a change that many make at the same time in the acting practice (a day's book, a counter of
 * numbers), and repeats it when others changed what it read. Within one process the changes run in
 * sequence, which only saves lost attempts: correctness comes from the versions.
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
