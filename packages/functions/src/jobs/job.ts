import { randomUUID } from "node:crypto";
import { withContext } from "@foja/core/actor";
import { at } from "@foja/core/clock";
import { log } from "../log";

/** How a job is started: by its schedule with nothing, or by hand as of an instant. */
export type JobEvent = { now?: string; full?: boolean };

/** A scheduled job: runs as the system, at the instant it is told, and logs what it did. */
export function job<R extends object>(name: string, work: (event: JobEvent) => Promise<R>) {
  return async (event: JobEvent = {}): Promise<R> => {
    const surroundings = {
      actor: { type: "system" as const },
      requestId: randomUUID(),
      address: "-",
      userAgent: "-",
    };
    const result = await withContext(surroundings, () =>
      event.now ? at(event.now, () => work(event)) : work(event),
    );
    log().info("job", { job: name, ...result });
    return result;
  };
}
