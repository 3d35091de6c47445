import { setTimeout as pause } from "node:timers/promises";
import type { PortalId } from "@foja/core/kernel/ports/court";
import * as z from "zod";

/** How a portal misbehaves, until it is told otherwise. */
export const fault = z.strictObject({
  /** Answers this instead: 500, 503, 429. */
  status: z.number().int().min(200).max(599).optional(),
  /** Waits so long before it answers. */
  delayMs: z.number().int().min(0).max(60_000).optional(),
  /** Answers something that is no JSON. */
  malformed: z.boolean().optional(),
  /** So many of the newest movements are not to be seen yet. */
  lag: z.number().int().min(1).max(1000).optional(),
  /** Each page begins with what was read already. */
  repeat: z.boolean().optional(),
  /** Each page comes the wrong way round. */
  reorder: z.boolean().optional(),
  /** Each page holds all that there is, however few were asked for. */
  unbounded: z.boolean().optional(),
  /** For so many answers only; without it, for all. */
  times: z.number().int().min(1).optional(),
});

export type Fault = z.output<typeof fault>;

/** Nothing is wrong until someone says so. It is forgotten when Foja stops. */
export function createFaults() {
  const standing = new Map<PortalId | "all", Fault>();
  return {
    set: (portal: PortalId | "all", given: Fault) => void standing.set(portal, given),
    clear: () => standing.clear(),
    /** The fault of a portal's next answer; counts it. */
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
