import * as z from "zod";

/**
 * A reserved case as shown to a person who governs the practice and is not named in it: that it
 * exists, since when, and who answers for it. Nothing of its content.
 */
export const closedCase = z.object({
  _id: z.string(),
  responsibleId: z.string(),
  /** Those who may see it. */
  people: z.array(z.string()),
  createdAt: z.string(),
});

export type ClosedCase = z.output<typeof closedCase>;
