import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";

/** How the stand-in misbehaves, for one series or for all, until it is told otherwise. */
export const fault = z.strictObject({
  /** Answers this instead: 500, 429, 404. */
  status: z.number().int().min(200).max(599).optional(),
  /** Waits so long before it answers. */
  delayMs: z.number().int().min(0).max(60_000).optional(),
  /** Answers something that is no JSON. */
  malformed: z.boolean().optional(),
  /** Has no values for these days. */
  gaps: z.array(z.strictObject({ desde: z.iso.date(), hasta: z.iso.date() })).optional(),
  /** For so many answers only; without it, for all. */
  times: z.number().int().min(1).optional(),
});

export type Fault = z.output<typeof fault>;

export type Faults = {
  set(id: number | "all", fault: Fault): void;
  clear(): void;
  /** The fault of the next answer about a series; counts it. */
  take(id: number | undefined): Promise<Fault | undefined>;
};

/** Nothing is wrong until someone says so. It is forgotten when Foja stops. */
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
