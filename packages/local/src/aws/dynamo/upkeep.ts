import { setTimeout as pause } from "node:timers/promises";
import { forgetRecords, indexExpiry } from "./dynoxide-file";
import { type Place, removeExpired } from "./expiry";

export type UpkeepOptions = Place & {
  /** For each shard, the last sequence number that every consumer of the stream has handled. */
  passed(): Map<string, bigint>;
  /** Called after items were removed, when the stream has new records. */
  onRemoved(): void;
};

export type Upkeep = { stop(): Promise<void> };

const MINUTE_MS = 60_000;

/**
 * Starts what DynamoDB does by itself and its stand-ins do not: now and every minute, it removes
 * expired items and the stream records that nobody will read.
 */
export function startUpkeep(options: UpkeepOptions): Upkeep {
  const { file, tableName } = options;
  if (file !== undefined) indexExpiry(file, tableName);
  // Without an index, finding expired items reads the whole table.
  const every = file === undefined ? 60 * MINUTE_MS : MINUTE_MS;
  const stopping = new AbortController();
  const rounds = repeat(() => round(options, stopping.signal), every, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await rounds;
    },
  };
}

async function round(options: UpkeepOptions, signal: AbortSignal): Promise<void> {
  if ((await removeExpired(options, Date.now(), signal)) > 0) options.onRemoved();
  forgetHandled(options, Date.now());
}

/** For how long a handled record stays: an erasure is not undone by its images for longer. */
const KEPT_S = 3600;

/**
 * Deletes the stream records that are older than an hour and that every consumer has handled; returns
 * how many. Safe while dynoxide runs and consumers read.
 */
export function forgetHandled(
  { file, tableName, passed }: Pick<UpkeepOptions, "file" | "tableName" | "passed">,
  now: number,
): number {
  if (file === undefined) return 0;
  const before = Math.floor(now / 1000) - KEPT_S;
  const counts = [...passed()].map(([shard, upTo]) =>
    forgetRecords(file, tableName, { shard, upTo, before }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function repeat(work: () => Promise<void>, every: number, signal: AbortSignal) {
  while (!signal.aborted) {
    await work().catch((error: unknown) => {
      if (!signal.aborted) console.warn("database upkeep:", error);
    });
    await pause(every, undefined, { signal, ref: false }).catch(() => {});
  }
}
