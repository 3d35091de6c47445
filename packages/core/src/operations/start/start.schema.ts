import * as z from "zod";

/** The first steps of a practice, in this order. */
export const STEPS = ["case", "client", "deadline", "alerts", "hearing"] as const;
export type StepId = (typeof STEPS)[number];

/** The progress of a practice's first steps. */
export const start = z.object({
  steps: z.array(z.object({ id: z.enum(STEPS), done: z.boolean() })),
  /** Whether the steps are shown: until all are done, or somebody dismisses them. */
  open: z.boolean(),
  /** Whether the practice has the examples that it requested. */
  examples: z.boolean(),
});

export type Start = z.output<typeof start>;
