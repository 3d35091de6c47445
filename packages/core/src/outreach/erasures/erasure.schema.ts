import * as z from "zod";

/** A requested erasure: when, and from when it can no longer be undone (UTC ISO). */
export const erasure = z.object({ askedAt: z.string(), erasureAt: z.string() });

export type ErasureAsked = z.output<typeof erasure>;
