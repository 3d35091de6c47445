import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";

/** A fault of the stand-in, for one series or for all, until it is cleared. */
export const fault = z.strictObject({
  /** The status of every response, such as 500, 429 or 404. */
  status: z.number().int().min(200).max(599).optional(),
  /** The delay of each response, in ms. */
  delayMs: z.number().int().min(0).max(60_000).optional(),
  /** Whether responses are not JSON. */
  malformed: z.boolean().optional(),
  /** Days without values. */
  gaps: z.array(z.strictObject({ desde: z.iso.date(), hasta: z.iso.date() })).optional(),
  /** The number of responses with the fault; without it, all of them. */
  times: z.number().int().min(1).optional(),
});

export type Fault = z.output<typeof fault>;

export type Faults = {
  set(id: number | "all", fault: Fault): void;
  clear(): void;
  /** The fault of the next response about a series, after its delay; counts it as used. */
  take(id: number | undefined): Promise<Fault | undefined>;
};

/** No faults at first. They are forgotten when Foja stops. */
export function createFaults(): Faults {
  const set = new Map<number | "all", Fault>();
  return {
    set: (id, given) => void set.set(id, given),
    clear: () => set.clear(),
    take: async (id) => {
      const at = id !== undefined && set.has(id) ? id : "all";
      const found = set.get(at);
      if (!found) return undefined;
      if (found.times === 1) set.delete(at);
      else if (found.times !== undefined) set.set(at, { ...found, times: found.times - 1 });
      if (found.delayMs) await pause(found.delayMs);
      return found;
    },
  };
}

export const isInGap = (fecha: string, { gaps = [] }: Fault = {}) =>
  gaps.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
