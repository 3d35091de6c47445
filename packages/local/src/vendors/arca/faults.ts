import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";

/** The calls that may fail, or all of them. */
export const CALLS = ["login", "last", "ask", "consult", "all"] as const;
export type Call = (typeof CALLS)[number];

/** A fault of the stand-in, for one call or for all, until it is cleared. */
export const fault = z.strictObject({
  /** The connection ends before the call is processed, or after it, without its response. */
  drop: z.enum(["before", "after"]).optional(),
  /** The status of a response that is not SOAP, such as 503. */
  status: z.number().int().min(400).max(599).optional(),
  /** The code of a SOAP fault, such as `coe.notAuthorized`. */
  soapFault: z.string().max(100).optional(),
  /** A code of WSFEv1 with which the call ends: an observation of a rejection, or an error. */
  code: z.number().int().optional(),
  /** The delay of each response, in ms. */
  delayMs: z.number().int().min(0).max(60_000).optional(),
  /** The number of responses with the fault; without it, all of them. */
  times: z.number().int().min(1).optional(),
});

export type Fault = z.output<typeof fault>;

export type Faults = {
  set(call: Call, fault: Fault): void;
  clear(): void;
  /** The fault of a call's next response, after its delay; counts it as used. */
  take(call: Call): Promise<Fault>;
};

/** No faults at first. They are forgotten when Foja stops. */
export function createFaults(): Faults {
  const set = new Map<Call, Fault>();
  return {
    set: (call, given) => void set.set(call, given),
    clear: () => set.clear(),
    take: async (call) => {
      const at = set.has(call) ? call : "all";
      const found = set.get(at);
      if (!found) return {};
      if (found.times === 1) set.delete(at);
      else if (found.times !== undefined) set.set(at, { ...found, times: found.times - 1 });
      if (found.delayMs) await pause(found.delayMs);
      return found;
    },
  };
}
