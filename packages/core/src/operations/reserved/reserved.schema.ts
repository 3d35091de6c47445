import * as z from "zod";

/**
 * A reserved case as shown to a person who governs the practice and is not named in it: that it exists,
 * since when, and whose it is. Nothing of what it is about.
 */
export const closedCase = z.object({
  _id: z.string(),
  responsibleId: z.string(),
  /** Those who see it. */
  people: z.array(z.string()),
  createdAt: z.string(),
});

export type ClosedCase = z.output<typeof closedCase>;
