import { settings } from "./settings";

/** What is held to the room that is kept for it, as its pace: it is at its limit each night and morning, and waits. */
export const PACED: readonly string[] = ["deadlines-ring", "digests-ask", "snapshots-write"];

/**
 * The executions at the same time that are kept for a function whatever the others do, and refused
 * above it: for the API, for the letters that people wait for, and for what the night's and the morning's jobs pass on,
 * whose pace it is. Undefined: it shares the rest of the account's.
 */
export function reservedFor(stage: string, name: string): number | undefined {
  const { API_CONCURRENCY, DELIVER_CONCURRENCY, ...paced } = settings(stage);
  const reserved: Record<string, number> = {
    ...{ api: API_CONCURRENCY, deliver: DELIVER_CONCURRENCY },
    "deadlines-ring": paced.RING_CONCURRENCY,
    "digests-ask": paced.DIGEST_CONCURRENCY,
    "snapshots-write": paced.SNAPSHOT_CONCURRENCY,
  };
  return reserved[name] || undefined;
}
