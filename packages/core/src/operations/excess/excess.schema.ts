import * as z from "zod";
import { LIMITED_RESOURCES, planId } from "../../billing/plans/plan.schema";

/** Query of `GET /api/subscriptions/excess`: of the plan in force where none is named. */
export const excessQuery = z.strictObject({ planId: planId.optional() });

/** What a practice has beyond a plan's limit of something; bytes for `storage`. */
export const excess = z.object({
  resourceType: z.enum(LIMITED_RESOURCES),
  used: z.number().int(),
  limit: z.number().int(),
  /** How many are too many; 0 where it fits. */
  over: z.number().int(),
  /** What could be archived, what was used longest ago first; none for files. */
  items: z.array(z.object({ _id: z.string(), name: z.string(), lastUsedAt: z.string() })),
});

export type Excess = z.output<typeof excess>;
