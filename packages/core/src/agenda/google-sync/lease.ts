import { randomUUID } from "node:crypto";
import { now, nowIso } from "../../kernel/clock";
import { type Connection, type ConnectionItem, Google } from "../google";
import type { SyncStats } from "../google/connection.schema";
import { timeLimit } from "./pace.rules";

/** For how many ms a crashed run holds the lease of a link. */
const LEASE_MS = 2 * 60_000;

/** A synchronisation in progress, and its results so far. */
export type Run = {
  ownerId: string;
  by: string;
  link: ConnectionItem;
  stats: SyncStats;
  startedAt: number;
  /** How many events it handled so far; they determine how long it may take. */
  events: number;
  /** How many events it could not import. */
  failed: number;
};

/** Thrown where another run took over: this one was too slow, or the link ended. */
export class LostLease extends Error {
  override name = "LostLease";
}

/** Thrown where a run takes longer than it may: the next one does the rest. */
export class TooSlow extends Error {
  override name = "TooSlow";
}

const leased = (by: string, done: number, total: number) => ({
  lease: { by, until: new Date(now() + LEASE_MS).toISOString(), done, total },
});

/**
 * Takes the lease of a practice's link, one run at a time. Undefined where it cannot be
 * synchronised, or another run holds it, which then goes another round before it ends.
 */
export async function take(ownerId: string): Promise<Run | undefined> {
  const by = randomUUID();
  const { link, inPlan } = await Google.findInPlan(ownerId);
  if (link?.status !== "connected" || !inPlan) return undefined;
  const taken = await Google.edit(ownerId, (read) => {
    if (read.status !== "connected") return {};
    if (Google.isUnderWay(read)) return { stirs: read.stirs + 1 };
    const listed = { ...read.listed, found: null };
    return { ...leased(by, 0, 0), stats: Google.NOTHING_DONE, listed };
  });
  if (taken.lease?.by !== by) return undefined;
  const begun = { startedAt: now(), events: 0, failed: 0 };
  return { ownerId, by, link: taken, stats: { ...Google.NOTHING_DONE }, ...begun };
}

/** Stores the progress of a run, and renews the lease. Throws `LostLease` and `TooSlow`. */
export async function beat(
  run: Run,
  progress: { done: number; total: number },
  more: Partial<Connection> = {},
): Promise<void> {
  if (now() - run.startedAt > timeLimit(run.events)) throw new TooSlow();
  run.link = await Google.edit(run.ownerId, (read) => {
    assertHeld(run, read);
    return { ...leased(run.by, progress.done, progress.total), stats: { ...run.stats }, ...more };
  });
}

function assertHeld({ by }: Run, read: Connection): void {
  if (read.lease?.by !== by || read.status !== "connected") throw new LostLease();
}

/**
 * Releases the lease after a run that ended well. Returns false where another change arrived
 * meanwhile: the run then continues.
 */
export async function release(run: Run, stirs: number): Promise<boolean> {
  run.link = await Google.edit(run.ownerId, (read) => {
    assertHeld(run, read);
    if (read.stirs !== stirs) return leased(run.by, 0, 0);
    const done = { lastSync: nowIso(), lastError: null, failures: 0, nextAt: nowIso() };
    return { ...done, lease: null, stats: { ...run.stats } };
  });
  return run.link.lease === null;
}

/** Releases the lease and stores the outcome; does nothing where another run holds it. */
export async function giveUp(run: Run, next: (read: Connection) => Partial<Connection>) {
  await Google.edit(run.ownerId, (read) =>
    read.lease?.by === run.by ? { ...next(read), lease: null, stats: { ...run.stats } } : {},
  );
}
