import {
  SNAPSHOTS_A_SECOND,
  WIDTH as WRITTEN_AT_ONCE,
} from "../../packages/core/src/operations/statistics/snapshot";
import {
  DIGESTS_A_SECOND,
  WIDTH as GATHERED_AT_ONCE,
} from "../../packages/core/src/telling/digests/digests";
import { SHARDS } from "../../packages/core/src/telling/reminders/reminder.item";
import {
  RINGS_A_SECOND,
  WIDTH as RUNG_AT_ONCE,
} from "../../packages/core/src/telling/reminders/sweep";
import { type Acts, DIGESTS_TOGETHER, PASSED_ON, PASSING, RINGS } from "./acts";
import { rateOf, type Taken, WHOLE } from "./day.rules";
import { SNAPSHOTS, SNAPSHOTS_TOGETHER } from "./month-end";

/** How many functions at a time may do what a job passed on: as `stacks/settings` reserves in production. */
export const FUNCTIONS = { ring: 144, digest: 10, snapshot: 12 };

/** How many a second are done in all, and how many functions do them at the same time. */
export type Job = { rate: number; atOnce: number };

/** A job passes on at its pace; where that is more than its functions can do, they decide. */
function paced(most: number, perSecond: number, each: number): Job {
  const rate = Math.min(perSecond, most * each);
  return { rate, atOnce: rate / each };
}

/** The jobs that are passed on, as fast as their acts were measured. */
export function jobsOf(acts: Acts): Record<keyof typeof FUNCTIONS, Job> {
  const ring = rateOf(oneOf(acts, "deadlines ring", RINGS), RUNG_AT_ONCE);
  const digest = rateOf(oneOf(acts, "digests", DIGESTS_TOGETHER), GATHERED_AT_ONCE);
  const snapshot = rateOf(oneOf(acts, SNAPSHOTS, SNAPSHOTS_TOGETHER), WRITTEN_AT_ONCE);
  // The sweep of deadlines has a whole processor, and reads all shards at once.
  const passing = rateOf(oneOf(acts, PASSING, PASSED_ON), SHARDS, WHOLE);
  return {
    ring: paced(FUNCTIONS.ring, Math.min(RINGS_A_SECOND, passing), ring),
    digest: paced(FUNCTIONS.digest, DIGESTS_A_SECOND, digest),
    snapshot: paced(FUNCTIONS.snapshot, SNAPSHOTS_A_SECOND, snapshot),
  };
}

/** One of the acts that were done together. */
function oneOf(acts: Acts, name: string, together: number): Taken {
  const act = acts[name];
  if (!act) throw new Error(`nobody measured «${name}»`);
  return { requests: act.requests / together, cpuMs: act.cpuMs / together };
}
