import { settings } from "./settings";

/**
 * The executions at the same time that are kept for a function whatever the others do, and refused
 * above it: for the API, for the letters that people wait for, and for what the night's and the morning's jobs pass on
 * at a pace (decision 230). Undefined: it shares the rest of the account's.
 */
export function reservedFor(stage: string, name: string): number | undefined {
  const { API_CONCURRENCY, DELIVER_CONCURRENCY, ...others } = settings(stage);
  const reserved: Record<string, number> = {
    ...{ api: API_CONCURRENCY, deliver: DELIVER_CONCURRENCY },
    "deadlines-ring": others.RING_CONCURRENCY,
    "digests-ask": others.DIGEST_CONCURRENCY,
    "snapshots-write": others.SNAPSHOT_CONCURRENCY,
  };
  return reserved[name] || undefined;
}
