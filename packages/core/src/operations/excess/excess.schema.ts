import * as z from "zod";
import { LIMITED_RESOURCES, planId } from "../../billing/plans/plan.schema";

/** Query of `GET /api/subscriptions/excess`: by default of the current plan. */
export const excessQuery = z.strictObject({ planId: planId.optional() });

/** How a practice exceeds a plan's limit of a resource; bytes for `storage`. */
export const excess = z.object({
  resourceType: z.enum(LIMITED_RESOURCES),
  used: z.number().int(),
  limit: z.number().int(),
  /** By how much it exceeds the limit; 0 where it fits. */
  over: z.number().int(),
  /** What could be archived, the longest unused first; empty for files. */
  items: z.array(z.object({ _id: z.string(), name: z.string(), lastUsedAt: z.string() })),
});

export type Excess = z.output<typeof excess>;
