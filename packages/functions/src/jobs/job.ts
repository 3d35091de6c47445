import { randomUUID } from "node:crypto";
import { asSystem } from "@foja/core/kernel/actor";
import { at, nowIso } from "@foja/core/kernel/clock";
import { Jobs } from "@foja/core/operations/jobs";
import type { JobName } from "@foja/core/operations/jobs/job.schema";
import { log } from "../log";

/** The event that starts a job: empty from its schedule, or with an instant from a person. */
export type JobEvent = { now?: string; full?: boolean };

/**
 * A scheduled job: runs as the system, at the given instant, logs its result and stores the run. A
 * failed one throws, and its schedule starts it again.
 */
export function job<R extends object>(name: JobName, work: (event: JobEvent) => Promise<R>) {
  return async (event: JobEvent = {}): Promise<R> => {
    const requestId = randomUUID();
    const ran = watch(name, requestId);
    return asSystem(requestId, async () => {
      try {
        const result = await (event.now ? at(event.now, () => work(event)) : work(event));
        await ran(true, result);
        log().info("job", { job: name, ...result });
        return result;
      } catch (error) {
        // The job's own error is thrown, even if storing the run fails too.
        await ran(false, {}).catch(() => undefined);
        throw error;
      }
    });
  };
}

/** Starts measuring a run: in real time, whatever the job's instant. */
function watch(name: JobName, requestId: string) {
  const startedAt = performance.now();
  const moment = nowIso();
  return (ok: boolean, result: object): Promise<void> => {
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    const counts = Object.entries(result).filter(([, value]) => typeof value === "number");
    const did = Object.fromEntries(counts);
    return Jobs.record(name, { at: moment, seconds, ok, did, requestId });
  };
}
