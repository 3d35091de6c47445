import type { Pace } from "../../packages/core/src/kernel/pace";
import { PACE as WRITING } from "../../packages/core/src/operations/statistics/snapshot";
import { PACE as GATHERING } from "../../packages/core/src/telling/digests/digests";
import { SHARDS } from "../../packages/core/src/telling/reminders/reminder.item";
import { PACE as RINGING } from "../../packages/core/src/telling/reminders/sweep";
import { type Acts, DIGESTS_TOGETHER, PASSED_ON, PASSING, RINGS } from "./acts";
import { rateOf, type Taken, WHOLE } from "./day.rules";
import { SNAPSHOTS, SNAPSHOTS_TOGETHER } from "./month-end";

/** How many functions at a time do what a job passed on: as `stacks/settings` reserves in production. */
export const FUNCTIONS = { ring: 72, digest: 5, snapshot: 4 };

/**
 * How many a second they do in all: as many as they can, and no more than their pace lets them; and how many one
 * of them could do without its pace.
 */
export type Job = { rate: number; could: number; pace: number };

const paced = (functions: number, { width, perSecond }: Pace, act: Taken): Job => {
  const could = rateOf(act, width);
  return { rate: functions * Math.min(perSecond, could), could, pace: perSecond };
};

/** The jobs that are passed on, as fast as their acts were measured. */
export function jobsOf(acts: Acts): Record<keyof typeof FUNCTIONS, Job> & { passing: number } {
  return {
    ring: paced(FUNCTIONS.ring, RINGING, oneOf(acts, "deadlines ring", RINGS)),
    digest: paced(FUNCTIONS.digest, GATHERING, oneOf(acts, "digests", DIGESTS_TOGETHER)),
    snapshot: paced(FUNCTIONS.snapshot, WRITING, oneOf(acts, SNAPSHOTS, SNAPSHOTS_TOGETHER)),
    // The sweep of deadlines has a whole processor, and reads all shards at once.
    passing: rateOf(oneOf(acts, PASSING, PASSED_ON), SHARDS, WHOLE),
  };
}

/** One of the acts that were done together. */
function oneOf(acts: Acts, name: string, together: number): Taken {
  const act = acts[name];
  if (!act) throw new Error(`nobody measured «${name}»`);
  return { requests: act.requests / together, cpuMs: act.cpuMs / together };
}
