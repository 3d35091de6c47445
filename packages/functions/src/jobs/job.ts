import { randomUUID } from "node:crypto";
import { asSystem } from "@foja/core/kernel/actor";
import { at, nowIso } from "@foja/core/kernel/clock";
import { Jobs } from "@foja/core/operations/jobs";
import type { JobName } from "@foja/core/operations/jobs/job.schema";
import { log } from "../log";

/** How a job is started: by its schedule with nothing, or by hand as of an instant. */
export type JobEvent = { now?: string; full?: boolean };

/**
 * A scheduled job: runs as the system, at the instant it is told, logs what it did and leaves word of
 * its run. One that fails throws, and its schedule starts it again.
 */
export function job<R extends object>(name: JobName, work: (event: JobEvent) => Promise<R>) {
  return async (event: JobEvent = {}): Promise<R> => {
    const requestId = randomUUID();
    const ran = watch(name, requestId);
    return asSystem(requestId, async () => {
      try {
        const result = await (event.now ? at(event.now, () => work(event)) : work(event));
        await ran(true, result);
        log().info("job", { job: name, requestId, ...result });
        return result;
      } catch (error) {
        // Why it failed is what is told, even where that cannot be written down.
        await ran(false, {}).catch(() => undefined);
        throw error;
      }
    });
  };
}

/** Begins to measure a run. It ran when it did, as of whatever instant it was told to. */
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
