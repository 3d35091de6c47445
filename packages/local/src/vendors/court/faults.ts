import { setTimeout as pause } from "node:timers/promises";
import type { PortalId } from "@foja/core/kernel/ports/court";
import * as z from "zod";

/** A fault of a portal, until it is cleared. */
export const fault = z.strictObject({
  /** The status of every response, such as 500, 503 or 429. */
  status: z.number().int().min(200).max(599).optional(),
  /** The delay of each response, in ms. */
  delayMs: z.number().int().min(0).max(60_000).optional(),
  /** Whether responses are not JSON. */
  malformed: z.boolean().optional(),
  /** How many of the newest movements are not shown yet. */
  lag: z.number().int().min(1).max(1000).optional(),
  /** Whether each page begins with movements of the one before. */
  repeat: z.boolean().optional(),
  /** Whether each page is in reverse order. */
  reorder: z.boolean().optional(),
  /** Whether each page holds all movements, whatever the limit. */
  unbounded: z.boolean().optional(),
  /** The number of responses with the fault; without it, all of them. */
  times: z.number().int().min(1).optional(),
});

export type Fault = z.output<typeof fault>;

/** No faults at first. They are forgotten when Foja stops. */
export function createFaults() {
  const standing = new Map<PortalId | "all", Fault>();
  return {
    set: (portal: PortalId | "all", given: Fault) => void standing.set(portal, given),
    clear: () => standing.clear(),
    /** The fault of a portal's next response, after its delay; counts it as used. */
    take: async (portal: PortalId): Promise<Fault> => {
      const at = standing.has(portal) ? portal : "all";
      const found = standing.get(at);
      if (!found) return {};
      if (found.times === 1) standing.delete(at);
      else if (found.times !== undefined) standing.set(at, { ...found, times: found.times - 1 });
      if (found.delayMs) await pause(found.delayMs);
      return found;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
