import * as z from "zod";

/** An erasure that was asked for: when, and from when there is no way back (UTC ISO). */
export const erasure = z.object({ askedAt: z.string(), erasureAt: z.string() });

export type ErasureAsked = z.output<typeof erasure>;
