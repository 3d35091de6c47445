import * as z from "zod";

/** What a practice does in its first hour, in this order. */
export const STEPS = ["case", "client", "deadline", "alerts", "hearing"] as const;
export type StepId = (typeof STEPS)[number];

/** How far a practice is with its first hour. */
export const start = z.object({
  steps: z.array(z.object({ id: z.enum(STEPS), done: z.boolean() })),
  /** Whether the steps are shown: until all are done, or somebody put them away. */
  open: z.boolean(),
  /** Whether the practice holds the examples it asked for. */
  examples: z.boolean(),
});

export type Start = z.output<typeof start>;
