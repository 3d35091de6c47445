import * as z from "zod";
import { LIMITED_RESOURCES, planId } from "../../billing/plans/plan.schema";

/** Query of `GET /api/subscriptions/excess`: the plan to measure with; without it, the practice's own. */
export const excessQuery = z.strictObject({ planId: planId.optional() });

/** How much there is of a resource, how much the plan holds, and what is over. */
export const excess = z.object({
  resourceType: z.enum(LIMITED_RESOURCES),
  used: z.number(),
  limit: z.number(),
  over: z.number(),
  /** What could be archived, the least recently used first: of what is over, up to a hundred. */
  items: z.array(z.object({ _id: z.string(), name: z.string(), lastUsedAt: z.string() })),
});

export type Excess = z.output<typeof excess>;
