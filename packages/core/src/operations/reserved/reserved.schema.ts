import * as z from "zod";

/**
 * What who governs the practice sees of a reserved case that does not name them: that it exists, since
 * when, and whose it is. Nothing of what it is about.
 */
export const closedCase = z.object({
  _id: z.string(),
  responsibleId: z.string(),
  /** Those who see it. */
  people: z.array(z.string()),
  createdAt: z.string(),
});

export type ClosedCase = z.output<typeof closedCase>;
